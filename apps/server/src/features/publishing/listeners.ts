import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { leadToPublished } from './follow-links.ts';
import { documentPublished, followLaw, followLinks, republishAccount, sendInstructions } from './jobs.ts';
import { beginEverywhere, runRepublication } from './republish.ts';

/** The jobs of this feature with their implementations. */
export const publishingJobs: readonly Job[] = [
  documentPublished,
  withListeners(followLinks, (published, services) => leadToPublished(services, published)),
  withListeners(republishAccount, (run, services) => runRepublication(services, run)),
  withListeners(followLaw, (_, services) => beginEverywhere(services)),
  sendInstructions,
];
