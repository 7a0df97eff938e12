import type { OpenDatabase } from './platform/database/database.ts';
import { keepLedger } from './platform/erasures/follow.ts';
import type { Services } from './platform/http/context.ts';
import { forgetKeys } from './platform/http/idempotency.ts';
import { forgetWork } from './platform/http/work.ts';
import { mailsAndOthers, runWaitingJobs, startGroups, type Workers } from './platform/jobs/workers.ts';
import type { JoinedFeatures } from './platform/join-features.ts';

export type Background = {
  /** Runs jobs beside the web server, or in a process of their own. */
  startWorkers(): Promise<Workers>;
  /** Runs the jobs that wait now, and ends. */
  runJobs(): Promise<void>;
};

type Deps = {
  readonly db: OpenDatabase;
  readonly services: Services;
  readonly features: Pick<JoinedFeatures, 'jobs' | 'deliveries' | 'keepUp'>;
};

/** What happens while nobody waits: jobs in groups, so that a mail server or a receiver delays no others. */
export function background({ db, services, features }: Deps): Background {
  const working = {
    pool: db.jobs,
    services: { ...services, db: db.forJobs },
    jobs: [forgetKeys, forgetWork, ...features.jobs],
  };
  const [mails, others] = mailsAndOthers(working);
  const delivering = features.deliveries.map((group) => ({ ...working, ...group }));
  return {
    startWorkers() {
      const stops = [...features.keepUp, keepLedger].map((keep) => keep(working.services));
      return startGroups(stops, [others, mails, ...delivering]);
    },
    runJobs: () =>
      runWaitingJobs({ ...working, jobs: [...working.jobs, ...delivering.flatMap((group) => group.jobs)] }),
  };
}
