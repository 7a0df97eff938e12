import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

type Threads<Task, Made> = {
  run(task: Task): Promise<Made>;
  /** How many tasks wait for a thread. */
  readonly waiting: number;
};

/**
 * Threads beside the one that answers requests, for what takes long. The function of that name in the module does a task. None is
 * started before there is one, idle ones end, and none keeps the process.
 */
export function threadsFor<Task, Made>(
  module: URL,
  name: string,
  most = Math.min(4, availableParallelism()),
): Threads<Task, Made> {
  const pool = new Piscina<Task, Made>({
    filename: fileURLToPath(module),
    name,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 10_000,
    concurrentTasksPerWorker: 1,
  });
  return {
    run: (task) => pool.run(task),
    get waiting() {
      return pool.queueSize;
    },
  };
}
