import type { z } from 'zod';
import { sql, type Tx } from '../database/database.ts';
import type { Services } from '../http/context.ts';

export const usualAttempts = 10;

/** Background work that runs at least once: each job's docstring says what a second run does. */
export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  /** `feature.what`; must not change while jobs of that name may be waiting. */
  readonly name: string;
  readonly payload: Payload;
  /** The number of attempts before it is given up. Default: 10, over about six hours. */
  readonly attempts?: number;
  /** Jobs with the same queue name run one after the other, across all processes. */
  queue?(payload: z.output<Payload>): string;
  /** Sends mail: runs on separate workers, so that no other job waits for a mail server. Other jobs cannot send mail. */
  readonly mails?: true;
  /** A cron expression in UTC: minute, hour, day, month, weekday. The payload must then have no required field. */
  readonly cron?: string;
  /** Whether runs that were missed within a day, while no worker was there, are made up for. Default: true. */
  readonly catchesUp?: boolean;
  /** Omitted if only listeners in higher features act on it: see `hears`. */
  run?(payload: z.output<Payload>, services: Services): Promise<void>;
};

export type Run<Payload extends z.ZodObject> = NonNullable<Job<Payload>['run']>;

export function job<Payload extends z.ZodObject>(declared: Job<Payload>): Job<Payload> {
  return declared;
}

/** A feature's reaction to an event of a lower feature. */
export type Listener = {
  /** The name of the job that announces the event. */
  readonly event: string;
  run(payload: z.output<z.ZodObject>, services: Services): Promise<void>;
};

/** Declares a listener for an event: a job of a lower feature. */
export function hears<Payload extends z.ZodObject>({ name }: Job<Payload>, run: Run<Payload>): Listener {
  return { event: name, run };
}

/** A job with its listeners, which run one after the other. If one fails, all run again. */
export function withListeners<Payload extends z.ZodObject>(
  declared: Job<Payload>,
  ...listeners: readonly Run<Payload>[]
): Job<Payload> {
  const all = declared.run ? [declared.run, ...listeners] : listeners;
  return {
    ...declared,
    async run(payload, services) {
      for (const listener of all) await listener(payload, services);
    },
  };
}

export type When = {
  /** The earliest time to run it. */
  readonly runAt?: Date;
  /** Of several waiting jobs with the same key only the last is run. */
  readonly key?: string;
};

/** Adds a job to the queue in the caller's transaction: if that is rolled back, so is the job. */
export async function enqueue<Payload extends z.ZodObject>(
  tx: Tx,
  job: Job<Payload>,
  given: z.input<Payload>,
  { runAt, key }: When = {},
): Promise<void> {
  const { name, attempts = usualAttempts } = job;
  const payload = job.payload.parse(given);
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${runAt ?? null}::timestamptz,
    ${attempts}::int, ${key ?? null}, ${job.queue?.(payload) ?? null})`.execute(tx);
}

/** Adds one job for each payload, in one statement. */
export async function enqueueAll<Payload extends z.ZodObject>(
  tx: Tx,
  { name, payload, attempts = usualAttempts, queue }: Job<Payload>,
  given: readonly z.input<Payload>[],
): Promise<void> {
  if (given.length === 0) return;
  const checked = given.map((one) => payload.parse(one));
  const texts = checked.map((one) => JSON.stringify(one));
  const queues = checked.map((one) => queue?.(one) ?? null);
  await sql`select enqueue_job(${name}, payload, null, ${attempts}::int, null, queue)
    from unnest(${texts}::json[], ${queues}::text[]) as asked (payload, queue)`.execute(tx);
}
