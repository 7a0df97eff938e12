import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Announces that somebody accepted the terms of service, for features that record consents. */
export const termsAccepted = job({
  name: 'accounts.terms-accepted',
  payload: z.object({ accountId: z.uuid(), personId: z.uuid(), acceptanceId: z.uuid() }),
});

/**
 * Announces that an account was deleted with all its rows, for features that keep related data elsewhere: caches, files, keys. No row is
 * left that would lead to the keys of its whistleblowing reports, so their offices are named.
 */
export const accountDeleted = job({
  name: 'accounts.deleted',
  payload: z.object({ accountId: z.uuid(), reportOfficeIds: z.array(z.guid()).default([]) }),
});
