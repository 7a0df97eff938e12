// Tasks for tests of threads.
import { readdirSync, readFileSync } from 'node:fs';

export const double = (n: number): number => 2 * n;

export function fail(why: string): never {
  throw new RangeError(why);
}

export function spin(): never {
  for (;;);
}

export function hoard(): number {
  const all: object[] = [];
  for (;;) all.push({ n: all.length, words: Array.from({ length: 100 }, (_, n) => n) });
}

/** The process's id, the names of its environment variables, and the niceness of each of its threads (Linux). */
export function look(): { pid: number; environment: string[]; niceness: number[] } {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  return {
    pid: process.pid,
    environment: Object.keys(process.env),
    niceness: threads.map((thread) => niceness(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'))),
  };
}

/** The niceness of the thread that runs this task. */
export const ownNiceness = (): number => niceness(readFileSync('/proc/thread-self/stat', 'utf8'));

/** The 19th field of `/proc/…/stat`; the second field may contain anything and ends with a parenthesis. */
const niceness = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
