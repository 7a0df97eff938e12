// The process of the threads. It does what it is told by the server, and ends with it.
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { Piscina } from 'piscina';

type Lane = {
  /** Threads at once. */
  readonly most: number;
  /** Megabytes of a thread's heap. A task that needs more fails, and the next has a new thread. */
  readonly heap?: number;
};

/** Tasks of one lane wait for each other. What strangers provoke takes one core at most, and bounded memory. */
const lanes = {
  /** What takes seconds. */
  long: { most: 1, heap: 112 },
  /** What somebody waits for while typing. */
  short: { most: 1, heap: 32 },
  /** What jobs do on all cores. */
  wide: { most: Math.min(4, availableParallelism()) },
} as const satisfies Record<string, Lane>;

export type Options = {
  readonly lane: keyof typeof lanes;
  /** Milliseconds from being asked for to being done; then the thread ends. */
  readonly longest?: number;
  /** Tasks that may wait for a thread; more are refused. */
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
  /** Seconds after which to ask again. */
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
// Who stops the server from a terminal stops this, too: what is under way is answered first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
goLast();

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
  const { most, heap }: Lane = lanes[lane];
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 5000,
    concurrentTasksPerWorker: 1,
    ...(heap && { resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 } }),
  });
  pools.set(lane, pool);
  return pool;
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * What somebody waits for goes before what is worked out: where cores are few, requests are answered first. Linux counts
 * each thread by itself, those that collect garbage, too; new ones begin as the one that starts them.
 */
function goLast(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
  for (const thread of threads) setPriority(Number(thread), 19);
}
