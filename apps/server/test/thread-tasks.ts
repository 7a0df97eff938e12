// Tasks that tests of threads hand out.
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

/** Of the process: its id, the names in its environment, and how nice each of its threads is (Linux). */
export function look(): { pid: number; environment: string[]; niceness: number[] } {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  return {
    pid: process.pid,
    environment: Object.keys(process.env),
    niceness: threads.map((thread) => niceness(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'))),
  };
}

/** The 19th field; the second, which may hold anything, ends with a bracket. */
const niceness = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
