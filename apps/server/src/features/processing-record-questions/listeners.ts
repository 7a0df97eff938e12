import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { mailQuestion, remindColleagues } from './jobs.ts';
import { remind, sendQuestion } from './mails.ts';

/** The jobs of this feature with their implementations. */
export const questionJobs: readonly Job[] = [
  withListeners(mailQuestion, (task, services) => sendQuestion(services, task)),
  withListeners(remindColleagues, (_, services) => remind(services)),
];
