import { accountErrors } from './errors/accounts.ts';
import { scanErrors } from './errors/detection.ts';
import { fieldErrors } from './errors/fields.ts';
import { generalErrors } from './errors/general.ts';
import { policyErrors } from './errors/policies.ts';
import { siteErrors } from './errors/sites.ts';

/** Refusals that pages also say themselves: of requests, fields and forms. They come with the first page. */
export const errors = {
  ...generalErrors,
  ...fieldErrors,
  ...accountErrors,
  ...siteErrors,
  ...policyErrors,
  ...scanErrors,
} as const;
