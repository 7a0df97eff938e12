import type { Guard } from '@app/scanner';
import { askWitnesses, keepSequencing, witnessEvidence } from './features/evidence/index.ts';
import { newsletterFollower } from './features/newsletter/index.ts';
import { consentFollower, deliveryJobs } from './features/webhooks/index.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { keepLedger } from './platform/erasures/follow.ts';
import type { Services } from './platform/http/context.ts';
import { withListeners, type Job } from './platform/jobs/jobs.ts';
import { mailsAndOthers, runWaitingJobs, startGroups, type Workers } from './platform/jobs/workers.ts';
import { usualJobs } from './usual-jobs.ts';

export type Background = {
  /** Runs jobs beside the web server, or in a process of their own. */
  startWorkers(): Promise<Workers>;
  /** Runs the jobs that wait now, and ends. */
  runJobs(): Promise<void>;
};

type Options = {
  readonly db: OpenDatabase;
  readonly services: Services;
  /** Between webhooks, witnesses and the network. */
  readonly guard: Guard;
  /** Jobs that need what the composition root made. */
  readonly jobs: readonly Job[];
};

/** Webhooks on their way at once: each waits for somebody else's server, and needs little of ours. */
const deliveriesAtOnce = 12;

/** What happens while nobody waits: jobs in three groups, so that a mail server or a receiver delays no others. */
export function background({ db, services, guard, jobs }: Options): Background {
  const working = {
    pool: db.jobs,
    services: { ...services, db: db.forJobs },
    jobs: [...usualJobs, withListeners(witnessEvidence, (_, deps) => askWitnesses(deps, guard)), ...jobs],
  };
  const [mails, others] = mailsAndOthers(working);
  const delivering = { ...working, jobs: deliveryJobs(guard), atOnce: deliveriesAtOnce };
  return {
    startWorkers() {
      const stops = [keepSequencing, newsletterFollower.keepFollowing, consentFollower.keepFollowing, keepLedger].map(
        (keep) => keep(working.services),
      );
      return startGroups(stops, [others, mails, delivering]);
    },
    runJobs: () => runWaitingJobs({ ...working, jobs: [...working.jobs, ...delivering.jobs] }),
  };
}
