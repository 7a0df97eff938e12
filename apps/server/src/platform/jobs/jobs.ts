import type { z } from 'zod';
import { sql, type Tx } from '../database/database.ts';
import type { Services } from '../http/context.ts';

export const usualAttempts = 10;

/** Work that is done later, at least once: what it does twice its docstring says. */
export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  /** `feature.what`; never changed while jobs of that name may wait. */
  readonly name: string;
  readonly payload: Payload;
  /** How often it is tried before it is given up; 10 times, over about six hours, if not said. */
  readonly attempts?: number;
  /** Jobs whose payload is given one name here run one after the other, in all processes together. */
  queue?(payload: z.output<Payload>): string;
  /** Sends mail: runs beside the others, so that none of them waits for somebody's mail server. Others cannot send any. */
  readonly mails?: true;
  /** Minutes, hours, days, months and weekdays in UTC, as cron has them. The payload must then have no required field. */
  readonly cron?: string;
  /** Left out where only features above this one have something to do: see `withListeners`. */
  run?(payload: z.output<Payload>, services: Services): Promise<void>;
};

type Run<Payload extends z.ZodObject> = NonNullable<Job<Payload>['run']>;

export function job<Payload extends z.ZodObject>(declared: Job<Payload>): Job<Payload> {
  return declared;
}

/**
 * A job with what the features above do when it comes, one after the other. The composition root joins them. When one
 * fails, all run again.
 */
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
  /** Not before. */
  readonly runAt?: Date;
  /** Of several waiting jobs with one key only the last is run. */
  readonly key?: string;
};

/** Asks for a job in the caller's transaction: if that fails, nothing was asked for. */
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

/** Asks for one job for each payload, in one statement. */
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
