import { Logger, parseCronItems, run, runOnce, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { Services } from '../http/context.ts';
import type { Log } from '../http/log.ts';
import type { Mail } from '../mail/mail.ts';
import { usualAttempts, type Job } from './jobs.ts';
import { patientPool } from './patient-pool.ts';

const beatEvery = 20_000;
// A worker without a heartbeat for this long is dead: three beats, and a margin for a slow disk.
const deadAfterSeconds = 90;

export type Workers = { stop(): Promise<void> };

export type Working = {
  /** The pool of candor_jobs, which may use the queue. */
  readonly pool: Pool;
  readonly jobs: readonly Job[];
  readonly services: Services;
  readonly atOnce?: number;
};

/** Runs jobs until stopped, and frees those whose worker was killed. */
export async function startWorkers({ pool, jobs, services, atOnce = 4 }: Working): Promise<Workers> {
  const { log } = services;
  const events: WorkerEvents = new EventEmitter();
  const ids = new Set<string>();
  events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id));
  events.on('worker:create', ({ worker }) => ids.add(worker.workerId));

  await freeDeadWorkers(pool, log);
  const runner: Runner = await run({
    pgPool: patientPool(pool),
    taskList: tasksOf(jobs, services),
    parsedCronItems: schedulesOf(jobs),
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(log),
    events,
  });
  const beat = async () => {
    try {
      await sayAlive(pool, [...ids]);
      await freeDeadWorkers(pool, log);
    } catch (error) {
      log.failure('worker heartbeat', error);
    }
  };
  await beat();
  const timer = setInterval(() => void beat(), beatEvery);

  return {
    async stop() {
      clearInterval(timer);
      await runner.stop();
      await pool.query('delete from worker_heartbeat where worker_id = any($1)', [[...ids]]);
    },
  };
}

/** Mails sent at once. */
const mailsAtOnce = 4;

/** Splits jobs into those that send mail and the others, each for workers of their own. */
export function mailsAndOthers(all: Working): readonly [Working, Working] {
  const [mails, others] = [true, undefined].map((kind) => all.jobs.filter((job) => job.mails === kind));
  return [
    { ...all, jobs: mails ?? [], atOnce: mailsAtOnce },
    { ...all, jobs: others ?? [] },
  ];
}

/**
 * Starts workers for each group of jobs, so that no group waits for another.
 *
 * @param stops stop the continuous tasks that run beside the workers
 */
export async function startGroups(
  stops: readonly (() => Promise<void> | void)[],
  groups: readonly Working[],
): Promise<Workers> {
  const all: Workers[] = [];
  for (const group of groups) all.push(await startWorkers(group));
  return {
    async stop() {
      for (const stop of stops) await stop();
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}

/** Runs the waiting jobs and the jobs they add, then returns. */
export async function runWaitingJobs({ pool, jobs, services }: Working): Promise<void> {
  do {
    await runOnce({
      pgPool: pool,
      taskList: tasksOf(jobs, services),
      noHandleSignals: true,
      // Outcomes are written at once: batched, they could still be unwritten when the run ends.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quiet(services.log),
    });
    // The runner looks for the next job before it records the outcome of the last, and so skips one of the same queue.
  } while (await isOneDue(pool, jobs));
}

async function isOneDue(pool: Pool, jobs: readonly Job[]): Promise<boolean> {
  const { rows } = await pool.query(
    `select from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where job.is_available and job.run_at <= now() and task.identifier = any($1) and not exists (
       select from graphile_worker._private_job_queues where id = job.job_queue_id and not is_available) limit 1`,
    [jobs.map(({ name }) => name)],
  );
  return rows.length > 0;
}

function tasksOf(jobs: readonly Job[], services: Services): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (given: unknown) => {
        try {
          await job.run?.(job.payload.parse(given), job.mails ? services : { ...services, mail: noMail(job.name) });
        } catch (error) {
          services.log.failure('job failed', error, { job: job.name });
          throw error;
        }
      },
    ]),
  );
}

/** Replaces mail for jobs that do not declare `mails`: a hanging mail server would block the jobs behind them. */
function noMail(name: string): Mail {
  return {
    send: () => Promise.reject(new Error(`The job ${name} sends mail and does not declare it: see \`mails\`.`)),
  };
}

function schedulesOf(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ name, cron, payload, queue, attempts = usualAttempts, catchesUp = true }) => {
      if (cron === undefined) return [];
      const backfillPeriod = catchesUp ? 24 * 60 * 60 * 1000 : 0;
      const queueName = queue && { queueName: queue(payload.parse({})) };
      return [{ task: name, match: cron, options: { backfillPeriod, maxAttempts: attempts, ...queueName } }];
    }),
  );
}

async function sayAlive(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `insert into worker_heartbeat (worker_id, seen_at) select id, now() from unnest($1::text[]) as id
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [ids],
  );
}

/** Frees jobs of killed workers after a minute and a half; the queue itself would take four hours. */
async function freeDeadWorkers(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - make_interval(secs => $1) and not exists (
       select 1 from worker_heartbeat where worker_id = locked_by and seen_at > now() - make_interval(secs => $1))`,
    [deadAfterSeconds],
  );
  const dead = rows.map(({ locked_by }) => locked_by);
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  await pool.query('delete from worker_heartbeat where seen_at < now() - make_interval(secs => $1)', [
    deadAfterSeconds,
  ]);
  if (dead.length > 0) log.note('jobs of dead workers freed', { workers: dead.length });
}

/**
 * Logs only warnings and errors, in our own format. Failed jobs are logged elsewhere, without their message, which may quote
 * data.
 */
function quiet(log: Log): Logger {
  return new Logger(() => (level, message) => {
    const matters = level === 'error' || level === 'warning';
    if (matters && !message.startsWith('Failed task')) log.note('queue', { severity: level, message });
  });
}
