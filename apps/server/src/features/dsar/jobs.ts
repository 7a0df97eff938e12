import { requestRights } from '@app/contract';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The jobs are implemented in `listeners.ts`, since the code they run also queues them. They carry ids alone.

/** Confirms a request to its sender, with a code where the address has to be proved. A second run repeats the mail, and its code. */
export const mailReceived = job({
  name: 'dsar.mail-received',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    /** The mail, where it is not the first one: it goes to an address that was corrected. */
    mailId: z.uuid().optional(),
  }),
});

/** Mails a new code. A second run repeats the mail, and its code. */
export const mailCode = job({
  name: 'dsar.mail-code',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    /** What the code is for: to confirm the address, or to download a file. */
    opens: z.enum(['address', 'file']).default('address'),
    /** The mail, of which its code is made. */
    mailId: z.uuid(),
  }),
});

/** Tells a requester of a letter, unless that was done. A second run after a stop repeats the mail, under its Message-ID. */
export const mailLetter = job({
  name: 'dsar.mail-letter',
  mails: true,
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid(), letterId: z.uuid() }),
});

/**
 * Tells an agent the status of a request, and enqueues the next attempt if that failed. A second run repeats nothing that the agent
 * knows, unless the first was interrupted: then it may be told twice.
 */
export const tellAgent = job({
  name: 'dsar.tell-agent',
  payload: z.object({
    accountId: z.uuid(),
    requestId: z.uuid(),
    /** Attempts that failed before. */
    failures: z.int().default(0),
  }),
  queue: ({ requestId }) => `dsar agent ${requestId}`,
});

/** Reads what a processor says of itself. Idempotent. */
export const checkProcessor = job({
  name: 'dsar.check-processor',
  payload: z.object({ accountId: z.uuid(), processorId: z.uuid() }),
  attempts: 3,
  queue: ({ processorId }) => `dsar processor ${processorId}`,
});

/**
 * Sends an order to its processor, asks for its status, cancels it or fetches its results, whatever is next. A second run repeats
 * at most a request under the same id, or a file.
 */
export const processorRequest = job({
  name: 'dsar.processor-request',
  payload: z.object({
    accountId: z.uuid(),
    orderId: z.uuid(),
    /** Attempts that failed before. */
    failures: z.int().default(0),
  }),
  queue: ({ orderId }) => `dsar order ${orderId}`,
});

/** Sends the tasks of a request whose processors get them by themselves. Idempotent. */
export const sendTasks = job({
  name: 'dsar.send-tasks',
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid() }),
});

/**
 * Answers a request by itself, or goes on where that was stopped. A second run repeats nothing that was done; a request that was
 * answered, or that the team took over, stays as it is.
 */
export const answerRequest = job({
  name: 'dsar.answer',
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid(), rights: z.array(z.enum(requestRights)) }),
  queue: ({ requestId }) => `dsar answer ${requestId}`,
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
  // The next minute reads what was not read in one that was missed.
  catchesUp: false,
  queue: () => 'dsar inbox',
});
