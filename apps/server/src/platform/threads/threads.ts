import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../http/problem.ts';

export type Threads<Task, Made> = {
  /** @throws Problem `server.busy` where too many wait already, or it took longer or more memory than it may */
  run(task: Task): Promise<Made>;
};

type Options = {
  /** Threads at once. */
  readonly most?: number;
  /** Milliseconds from being asked for to being done; then the thread ends. */
  readonly longest?: number;
  /** Tasks that may wait for a thread; more are refused. */
  readonly mostWaiting?: number;
  /** Megabytes of its heap. A task that needs more fails, and the next has a new thread. */
  readonly heap?: number;
};

/**
 * Threads beside the one that answers requests, for what takes long. The function of that name in the module does a task. None is
 * started before there is one, idle ones end, and none keeps the process.
 */
export function threadsFor<Task, Made>(
  module: URL,
  name: string,
  { most = Math.min(4, availableParallelism()), longest, mostWaiting = Infinity, heap }: Options = {},
): Threads<Task, Made> {
  const pool = new Piscina<Task, Made>({
    filename: fileURLToPath(module),
    name,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 10_000,
    concurrentTasksPerWorker: 1,
    // What somebody waits for goes before what is worked out: where cores are few, requests are answered first.
    niceIncrement: 19,
    ...(heap && { resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 } }),
  });
  return {
    async run(task) {
      if (pool.queueSize >= mostWaiting) throw new Problem('server.busy', { seconds: 5 });
      if (longest === undefined) return pool.run(task);
      const signal = AbortSignal.timeout(longest);
      try {
        return await pool.run(task, { signal });
      } catch (error) {
        throw signal.aborted || isTooMuch(error) ? new Problem('server.busy', { seconds: 30 }) : error;
      }
    },
  };
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
