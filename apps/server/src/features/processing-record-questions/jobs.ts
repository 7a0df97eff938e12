import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The jobs are implemented in `listeners.ts`, since the code they run also queues them. They carry ids alone.

/** Mails a link to a colleague, or reminds of it. A second run mails it again. */
export const mailQuestion = job({
  name: 'processing-record-questions.mail',
  mails: true,
  payload: z.object({ accountId: z.uuid(), linkId: z.uuid(), isReminder: z.boolean() }),
});

/** Reminds colleagues who did not answer within a week, each once, and deletes links that are done. Idempotent. */
export const remindColleagues = job({
  name: 'processing-record-questions.remind',
  payload: z.object({}),
  attempts: 3,
  cron: '53 7 * * *',
});
