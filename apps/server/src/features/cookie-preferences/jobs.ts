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

/** Makes the partitions of the months to come. Run twice, it finds them made. */
export const makePartitions = job({ name: 'cookie-preferences.partitions', payload: z.object({}), cron: '23 3 * * *' });

/** Deletes what was kept long enough. Run twice, it finds nothing the second time. */
export const expire = job({
  name: 'cookie-preferences.expire',
  payload: z.object({}),
  cron: '43 3 * * *',
  attempts: 3,
});

/** Writes a CSV and mails the link to it. Run twice, it finds the first one finished, or writes it again. */
export const writeExport = job({
  name: 'cookie-preferences.export',
  payload: z.object({ accountId: z.uuid(), exportId: z.uuid() }),
  attempts: 5,
  queue: () => 'preference exports',
});
