import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The handlers are in `listeners.ts`, because handlers import the code that enqueues these jobs.

/** Writes a CSV and e-mails its link. A second run does nothing if the file is finished, or writes it again. */
export const writeExport = job({
  name: 'exports.write',
  payload: z.object({ accountId: z.uuid(), exportId: z.uuid(), kind: z.string() }),
  attempts: 5,
  queue: ({ kind }) => `exports of ${kind}`,
});

/** E-mails the link to a CSV. A second run sends a second e-mail. */
export const mailExport = job({
  name: 'exports.mail',
  mails: true,
  payload: z.object({ accountId: z.uuid(), exportId: z.uuid() }),
  attempts: 5,
});

/** Deletes the files of withdrawn exports. Idempotent. */
export const removeWithdrawn = job({
  name: 'exports.remove-withdrawn',
  payload: z.object({ accountId: z.uuid(), exportIds: z.array(z.uuid()) }),
});

/** Deletes files whose link has expired. Idempotent. */
export const expireExports = job({
  name: 'exports.expire',
  payload: z.object({}),
  cron: '57 3 * * *',
  attempts: 3,
});
