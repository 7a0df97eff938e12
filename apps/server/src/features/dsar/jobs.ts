import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The jobs are implemented in `listeners.ts`, since the code they run also queues them. They carry ids alone.

/** Confirms a request to its sender, with a code where the address has to be proved. A second run mails again, with a new code. */
export const mailReceived = job({
  name: 'dsar.mail-received',
  mails: true,
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid() }),
});

/** Mails a new code. A second run mails another one, and only the newer works. */
export const mailCode = job({
  name: 'dsar.mail-code',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    /** What the code is for: to confirm the address, or to download a file. */
    opens: z.enum(['address', 'file']).default('address'),
  }),
});

/** Tells a requester of a letter, unless that was done. */
export const mailLetter = job({
  name: 'dsar.mail-letter',
  mails: true,
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid(), letterId: z.uuid() }),
});

/** Moves deadlines that stand still, and tells the team of those that come near or are over. Tells of a day once. */
export const watchDeadlines = job({
  name: 'dsar.watch-deadlines',
  payload: z.object({}),
  attempts: 3,
  cron: '23 4 * * *',
});

/** Deletes what is personal in requests whose time is over. Idempotent. */
export const forgetRequests = job({
  name: 'dsar.forget',
  payload: z.object({}),
  attempts: 3,
  cron: '41 3 * * *',
});

/** Reads the mailbox of the installation. What was taken by an earlier run changes nothing. */
export const readInbox = job({
  name: 'dsar.read-inbox',
  payload: z.object({}),
  attempts: 1,
  cron: '* * * * *',
});
