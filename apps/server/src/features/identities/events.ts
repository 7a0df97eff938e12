import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Announces that somebody joined an account by its issuer, for features that know more of them. */
export const companyJoined = job({
  name: 'identities.company-joined',
  payload: z.object({ accountId: z.uuid(), personId: z.uuid() }),
});
