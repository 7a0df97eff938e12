import { z } from 'zod';
import { emailChoice } from './account-shapes.ts';
import { endpoint, fixedPath } from './endpoint.ts';
import { countryCode, locale } from './fields.ts';

export const preferences = {
  updateEmailPrefs: endpoint({
    method: 'POST',
    path: '/{locale}/update_email_prefs',
    access: 'signed-in',
    audit: 'email-preferences.changed',
    summary: 'Save a person’s advertising email preference: 1 is yes, 2 is no, and a missing value is no',
    ...fixedPath,
    sessionOnly: true,
    body: z.object({
      global_email_drip: emailChoice.default(2),
      global_email_nl: emailChoice.default(2),
      proof_form: z.string().max(50_000).optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  updatePreferences: endpoint({
    method: 'POST',
    path: '/users/update-preferences.json',
    access: 'public',
    audit: { none: 'The language and country of a browser' },
    summary:
      'Saves the language and the country: with the person when one is signed in, in the preference cookies always',
    ...fixedPath,
    body: z.object({
      locale: locale.optional(),
      country: countryCode.optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
};
