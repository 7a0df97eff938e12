import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { forgetRequests, mailCode, mailLetter, mailReceived, readInbox, watchDeadlines } from './jobs.ts';
import { readMailbox } from './inbox/mailbox.ts';
import { forget, watch } from './keeping.ts';
import { sendCode, sendLetterNotice, sendReceived } from './mails.ts';

/** The jobs of this feature with their implementations. */
export const dsarJobs: readonly Job[] = [
  withListeners(mailReceived, (task, services) => sendReceived(services, task)),
  withListeners(mailCode, (task, services) => sendCode(services, task)),
  withListeners(mailLetter, (task, services) => sendLetterNotice(services, task)),
  withListeners(watchDeadlines, (_, services) => watch(services)),
  withListeners(forgetRequests, (_, services) => forget(services)),
];

/** The job that waits for the mail server. */
export const inboxJob: Job = withListeners(readInbox, (_, services) => readMailbox(services));
