import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

/**
 * Announces that the Consent Database of a site was deleted, so that what it held is kept for its time, or erased. A second run
 * changes nothing.
 */
export const consentDatabaseDeleted = job({
  name: 'consent-records.deleted',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), evidence: z.enum(['keep', 'delete']) }),
});

/** Puts two entries together that an intake found to be one person. Run twice, it finds them together. */
export const mergeSubjects = job({
  name: 'consent-records.merge',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), into: z.uuid(), from: z.uuid() }),
  attempts: 5,
  queue: ({ siteId }) => `merges of ${siteId}`,
});

/** Writes what is left of imports that were interrupted. Run twice, it finds nothing the second time. */
export const finishImports = job({
  name: 'consent-records.finish-imports',
  payload: z.object({}),
  cron: '* * * * *',
});

/** Records what people of this installation agreed to. Run twice, it finds nothing the second time. */
export const recordOwn = job({
  name: 'consent-records.own',
  payload: z.object({}),
  attempts: 3,
  cron: '*/5 * * * *',
});

/** Makes the partitions of the months to come. Run twice, it finds them made. */
export const makePartitions = job({ name: 'consent-records.partitions', payload: z.object({}), cron: '33 3 * * *' });

/** Erases what was kept long enough. Run twice, it finds nothing the second time. */
export const expireConsents = job({
  name: 'consent-records.expire',
  payload: z.object({}),
  cron: '53 3 * * *',
  attempts: 3,
});

/** Erases once more what is left of a site: what was on its way when it was deleted may have been kept after that. */
export const forgetLateConsents = job({
  name: 'consent-records.forget-late',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});
