import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Told when somebody accepted the terms of service, for the features that record consents. */
export const termsAccepted = job({
  name: 'accounts.terms-accepted',
  payload: z.object({ accountId: z.uuid(), personId: z.uuid(), acceptanceId: z.uuid() }),
});

/** Told when an account was deleted with all its rows, for the features that keep something of it elsewhere: caches, files. */
export const accountDeleted = job({
  name: 'accounts.deleted',
  payload: z.object({ accountId: z.uuid() }),
});
