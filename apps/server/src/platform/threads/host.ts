// The process that runs the threads. It takes its orders from the server, and ends with it.
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { Piscina } from 'piscina';

type Lane = {
  /** The number of concurrent threads. */
  readonly most: number;
  /** The heap limit of a thread in megabytes. A task that exceeds it fails, and the next task gets a new thread. */
  readonly heap?: number;
  /** How much lower its priority is than that of the process, in units of `nice`. */
  readonly lower?: number;
};

/** Tasks of one lane wait for each other. What strangers can trigger uses one core at most, and limited memory. */
const lanes = {
  /** Tasks that take seconds and that strangers can trigger. */
  long: { most: 1, heap: 112, lower: 14 },
  /** Pictures of links, which strangers can trigger: nobody waits behind them for a PDF or a comparison. */
  picture: { most: 1, heap: 112, lower: 14 },
  /** Tasks that somebody who signed in waits for. */
  member: { most: 1, heap: 112 },
  /** Tasks that a user waits for while typing. */
  short: { most: 1, heap: 32 },
  /** Tasks of jobs, on all cores, at most four. */
  wide: { most: Math.min(4, availableParallelism()), lower: 14 },
} as const satisfies Record<string, Lane>;

export type Options = {
  readonly lane: keyof typeof lanes;
  /** The time limit in milliseconds from request to result; then the thread is stopped. */
  readonly longest?: number;
  /** Tasks that may wait for a thread; further ones are refused. */
  readonly mostWaiting?: number;
};
export type Order = {
  readonly id: number;
  readonly filename: string;
  readonly name: string;
  readonly options: Options;
  readonly task: unknown;
};
export type Answer = { readonly id: number } & (
  | { readonly made: unknown }
  | { readonly error: unknown }
  /** Seconds after which to retry. */
  | { readonly busy: number }
);

const pools = new Map<keyof typeof lanes, Piscina>();

process.on('message', (order: Order) => {
  void run(order).then(
    (answer) => process.send?.({ id: order.id, ...answer }),
    (error: unknown) => process.send?.({ id: order.id, error }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C in a terminal also signals this process: it ignores that, so that tasks under way are finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
yieldToRequests();

async function run({ filename, name, options, task }: Order): Promise<{ made: unknown } | { busy: number }> {
  const { lane, longest, mostWaiting = Infinity } = options;
  const pool = poolOf(lane);
  if (pool.queueSize >= mostWaiting) return { busy: 5 };
  const signal = longest === undefined ? undefined : AbortSignal.timeout(longest);
  try {
    return { made: await pool.run(task, { filename, name, ...(signal && { signal }) }) };
  } catch (error) {
    if (signal?.aborted || isTooMuch(error)) return { busy: 30 };
    throw error;
  }
}

function poolOf(lane: keyof typeof lanes): Piscina {
  const known = pools.get(lane);
  if (known) return known;
  const { most, heap, lower }: Lane = lanes[lane];
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 5000,
    concurrentTasksPerWorker: 1,
    ...(lower && { niceIncrement: lower }),
    ...(heap && { resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 } }),
  });
  pools.set(lane, pool);
  return pool;
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * Gives these threads a lower priority than requests: a third of their share where all cores are busy. What strangers trigger
 * and what jobs do gets the lowest. Linux sets the priority of each thread separately, garbage collection threads included; new
 * threads inherit it.
 */
function yieldToRequests(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
  for (const thread of threads) setPriority(Number(thread), 5);
}
