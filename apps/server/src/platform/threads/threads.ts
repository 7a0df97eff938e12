import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../http/problem.ts';
import type { Answer, Options, Order } from './host.ts';

export type Threads<Task, Made> = {
  /** @throws Problem `server.busy` when too many tasks wait already, or the task exceeds its time or memory limit */
  run(task: Task): Promise<Made>;
};

type Waiting = { readonly resolve: (made: unknown) => void; readonly reject: (error: unknown) => void };
type Host = { readonly child: ChildProcess; readonly waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/** Milliseconds without a task after which the process of the threads exits and frees its memory. */
const longestIdle = 15_000;

let host: Host | undefined;
let last = 0;

/**
 * Threads for long tasks in a separate process, so that their garbage collection and memory do not affect the thread that
 * serves requests. The module's function of that name runs a task. The process is started by the first task, exits when idle,
 * and never outlives the server.
 */
export function threadsFor<Task, Made>(module: URL, name: string, options: Options): Threads<Task, Made> {
  const order = { filename: fileURLToPath(module), name, options };
  return { run: (task) => send({ ...order, task }) as Promise<Made> };
}

function send(order: Omit<Order, 'id'>): Promise<unknown> {
  const { child, waiting, idle } = (host ??= start());
  clearTimeout(idle);
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.ref();
    child.channel?.ref();
    // If the process has ended meanwhile, its exit event follows.
    child.send({ ...order, id } satisfies Order, () => undefined);
  });
}

function start(): Host {
  // A folder per version of Node inside the one that was configured.
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(new URL('./host.ts', import.meta.url)), {
    // It inherits nothing else of the environment, so none of the server's secrets can be read there. Fewer arenas retain less
    // freed memory.
    env: { MALLOC_ARENA_MAX: '2', ...(cache && { NODE_COMPILE_CACHE: path.dirname(cache) }) },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started: Host = { child, waiting: new Map() };

  function settle({ id, ...answer }: Answer): void {
    const one = started.waiting.get(id);
    started.waiting.delete(id);
    if ('made' in answer) one?.resolve(answer.made);
    else one?.reject('busy' in answer ? new Problem('server.busy', { seconds: answer.busy }) : answer.error);
    if (started.waiting.size === 0) rest();
  }

  /** Lets the server exit, and ends this process when idle. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
    started.idle = setTimeout(leave, longestIdle).unref();
  }

  function leave(): void {
    if (host === started) host = undefined;
    if (child.connected) child.disconnect();
  }

  /** Handles the end of the process for any reason; the next task starts a new one. */
  function end(): void {
    if (host === started) host = undefined;
    for (const { reject } of started.waiting.values()) reject(new Problem('server.busy', { seconds: 5 }));
    started.waiting.clear();
  }

  child.on('message', settle);
  child.on('error', end);
  child.on('exit', end);
  return started;
}
