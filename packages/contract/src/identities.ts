import { z } from 'zod';
import { flag, signedIn, signUpConsent } from './account-shapes.ts';
import { endpoint, fixedPath } from './endpoint.ts';
import { countryCode, locale } from './fields.ts';

const providerName = z.object({ provider: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/) });

/** What a provider sends back by the browser (RFC 6749, 4.1.2; RFC 9207, 2), or that it refused (RFC 6749, 4.1.2.1). */
const returned = {
  code: z.string().max(4000).optional(),
  state: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
};

/** What the wizard asks before there is an account. */
const signUp = {
  ...signUpConsent,
  register_pre_check: flag.default(false),
  start_over: flag
    .default(false)
    .describe('Begins anew, where somebody began an account with this address and nobody proved it'),
  locale: locale.optional(),
  country: countryCode.optional(),
};

const finished = signedIn.extend({
  purpose: z.enum(['sign-in', 'link', 'confirm', 'test']).describe('What the trip to the provider was for'),
});

/** Where the page goes; the only address of others that it follows. */
const trip = { redirect_to: z.string() };

/** Sign-in by providers: OpenID Connect Core 1.0, and OAuth 2.0 (RFC 6749) where a provider offers no more. */
export const identities = {
  begin: endpoint({
    method: 'POST',
    path: '/auth/{provider}',
    access: 'public',
    audit: { none: 'Anybody may ask for it, and it changes nothing' },
    summary: 'Start sign-in with a provider. It must finish within ten minutes, in the same browser',
    ...fixedPath,
    params: providerName,
    body: z.object({ locale: locale.optional() }),
    answer: z.object({
      success: z.literal(true),
      ...trip,
      state: z.string().describe('For pages that carry the button of a vendor: sent back with its credential'),
      nonce: z.string().describe('For the same pages: given to the button'),
    }),
    rate: { by: 'address', points: 120, seconds: 600 },
  }),
  returned: endpoint({
    method: 'GET',
    path: '/auth/{provider}/callback',
    access: 'public',
    summary: 'Receive the browser back from a provider and redirect it to a page. Changes nothing',
    produces: 'redirect',
    params: providerName,
    query: z.object(returned),
    answer: z.unknown(),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/auth/{provider}/callback',
    access: 'public',
    audit: ['sign-in.succeeded', 'account.created', 'membership.created', 'identity.linked', 'session.confirmed'],
    summary: 'Finish with a provider: sign in, sign up, connect it, or confirm a session',
    ...fixedPath,
    params: providerName,
    body: z.object({
      plugin_name: z.enum(['login', 'signup']).default('login'),
      ...returned,
      credential: z
        .string()
        .max(20_000)
        .optional()
        .describe('An ID token that the button of a vendor gave to the page'),
      g_csrf_token: z.string().max(200).optional().describe('Of that button, equal to its cookie'),
      ...signUp,
    }),
    answer: finished,
    rate: { by: 'address', points: 120, seconds: 600 },
  }),
  finishByToken: endpoint({
    method: 'POST',
    path: '/auth/{provider}/token',
    access: 'public',
    audit: ['sign-in.succeeded', 'account.created'],
    summary: 'Finish with an access token from the Facebook button',
    ...fixedPath,
    params: providerName,
    body: z.object({
      just_login: flag.default(false),
      pcp_user: flag.default(false),
      fide_user: flag.default(false),
      fb_access_token: z.string().max(2000).optional(),
      ...signUp,
    }),
    answer: finished,
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/auth/{provider}/link',
    access: 'signed-in',
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: { none: 'Nothing counts before the provider answered' },
    byPerson: true,
    summary: 'Start connecting a provider to the signed-in person',
    params: providerName,
    answer: z.object(trip),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
  beginConfirm: endpoint({
    method: 'POST',
    path: '/auth/{provider}/confirmation',
    access: 'signed-in',
    sessionOnly: true,
    beforeTerms: true,
    beforeFactor: true,
    audit: { none: 'Nothing counts before the provider answered' },
    summary: 'Start confirming this session with a new sign-in at the provider',
    params: providerName,
    answer: z.object(trip),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/identities',
    access: 'signed-in',
    sessionOnly: true,
    beforeTerms: true,
    beforeFactor: true,
    byPerson: true,
    summary: 'List the person’s sign-in providers',
    answer: z.object({
      identities: z.array(
        z.object({
          id: z.uuid(),
          provider: z.string(),
          label: z.string(),
          email: z.string().nullable().describe('As the provider said it'),
          confirms: z.boolean().describe('Whether it can confirm a session'),
          createdAt: z.iso.datetime(),
          lastUsedOn: z.iso.date().nullable(),
        }),
      ),
      proof: z
        .object({ provider: z.string(), label: z.string(), email: z.string() })
        .nullable()
        .describe('A provider that this browser came back from, with the address of the person: it can be connected'),
    }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/v1/identities',
    access: 'signed-in',
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: ['identity.linked', 'membership.created'],
    byPerson: true,
    summary: 'Connect the provider from which this browser returned before the person signed in',
    status: 201,
    answer: z.object({ done: z.literal(true) }),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v1/identities/{identityId}',
    access: 'signed-in',
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: 'identity.unlinked',
    byPerson: true,
    summary: 'Disconnect a provider, unless it is the last way to sign in',
    answer: z.object({ done: z.literal(true) }),
  }),
};
