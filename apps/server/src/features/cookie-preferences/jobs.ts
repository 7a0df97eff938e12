import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

/** Counts what came since. Run twice, it finds nothing the second time. */
export const countChoices = job({
  name: 'cookie-preferences.count',
  payload: z.object({}),
  cron: '* * * * *',
  attempts: 3,
});

/** Makes leaves of the choices of hours that are over. Run twice, it finds none the second time. */
export const seal = job({
  name: 'cookie-preferences.seal',
  payload: z.object({}),
  cron: '7 * * * *',
  attempts: 3,
});

/** Makes the partitions of the months to come. Run twice, it finds them made. */
export const makePartitions = job({ name: 'cookie-preferences.partitions', payload: z.object({}), cron: '23 3 * * *' });

/**
 * Deletes once more what is left of a site that was deleted with its evidence: other processes may have known it for a while.
 * Run twice, it finds nothing the second time.
 */
export const forgetLateChoices = job({
  name: 'cookie-preferences.forget-late',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});

/** Deletes what was kept long enough. Run twice, it finds nothing the second time. */
export const expire = job({
  name: 'cookie-preferences.expire',
  payload: z.object({}),
  cron: '43 3 * * *',
  attempts: 3,
});
