import type { Guard } from '@app/scanner';
import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { callBack } from './agents/callbacks.ts';
import { readMailbox } from './inbox/mailbox.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { answerOrGoOn } from './answering.ts';
import {
  answerRequest,
  checkProcessor,
  processorRequest,
  sendTasks,
  forgetRequests,
  mailCode,
  mailLetter,
  mailReceived,
  readInbox,
  tellAgent,
  watchDeadlines,
} from './jobs.ts';
import { forget, watch } from './keeping.ts';
import { advance } from './processors/carry-out.ts';
import { checkNow } from './processors/check.ts';
import { sendByItself } from './processors/orders.ts';
import { sendCode, sendLetterNotice, sendReceived } from './mails.ts';

/** The jobs of this feature with their implementations. */
export const dsarJobs: readonly Job[] = [
  withListeners(mailReceived, (task, services) => sendReceived(services, task)),
  withListeners(mailCode, (task, services) => sendCode(services, task)),
  withListeners(mailLetter, (task, services) => sendLetterNotice(services, task)),
  withListeners(sendTasks, (task, services) => sendByItself(services, task)),
  withListeners(watchDeadlines, (_, services) => watch(services)),
  withListeners(forgetRequests, (_, services) => forget(services)),
];

/** Jobs that record consents of people. */
export function answeringJobs(intake: ConsentIntake): readonly Job[] {
  return [
    withListeners(answerRequest, ({ accountId, requestId, rights }, services) =>
      answerOrGoOn(services, intake, { accountId, id: requestId }, new Set(rights)),
    ),
  ];
}
/** Jobs that wait for authorized agents and processors. */
export const outgoingJobs = (guard: Guard): readonly Job[] => [
  withListeners(tellAgent, (task, services) => callBack(services, guard, task)),
  withListeners(checkProcessor, async (task, services) => {
    await checkNow(services, guard, task);
  }),
  withListeners(processorRequest, (task, services) => advance(services, guard, task)),
];
/** The job that waits for the mail server. */
export const inboxJob: Job = withListeners(readInbox, (_, services) => readMailbox(services));
