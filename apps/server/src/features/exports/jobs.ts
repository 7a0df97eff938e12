import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

/** Writes a CSV and mails the link to it. Run twice, it finds the first one finished, or writes it again. */
export const writeExport = job({
  name: 'exports.write',
  payload: z.object({ accountId: z.uuid(), exportId: z.uuid(), kind: z.string() }),
  attempts: 5,
  queue: ({ kind }) => `exports of ${kind}`,
});

/** Mails where a CSV is. Run twice, it mails twice. */
export const mailExport = job({
  name: 'exports.mail',
  mails: true,
  payload: z.object({ accountId: z.uuid(), exportId: z.uuid() }),
  attempts: 5,
});

/** Deletes the files of exports that were withdrawn. Run twice, it finds nothing the second time. */
export const removeWithdrawn = job({
  name: 'exports.remove-withdrawn',
  payload: z.object({ accountId: z.uuid(), exportIds: z.array(z.uuid()) }),
});

/** Deletes files whose link has expired. Run twice, it finds nothing the second time. */
export const expireExports = job({
  name: 'exports.expire',
  payload: z.object({}),
  cron: '57 3 * * *',
  attempts: 3,
});
