import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable } from 'node:stream';

export type Started = { readonly child: ChildProcess; stop(): Promise<void> };

/** Process groups that were started and not stopped yet. */
const groups = new Set<number>();
process.on('exit', () => {
  for (const group of groups) signal(group, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => process.exit(1));

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It has already ended.
  }
}

/** Starts a program in a new process group, so that stopping it also stops its children. */
export function start(program: string, parameters: readonly string[], options: SpawnOptions = {}): Started {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  child.once('error', () => {});
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  return {
    child,
    async stop() {
      if (pid === undefined) return;
      groups.delete(pid);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      signal(pid, 'SIGTERM');
      const hard = setTimeout(() => signal(pid, 'SIGKILL'), 5_000);
      await ended;
      clearTimeout(hard);
    },
  };
}

/** Waits until a program's output matches a pattern, and returns the pattern's first group. */
export function printed(stream: Readable, pattern: RegExp, seconds = 60): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`Not ready after ${seconds} s. It said: ${text}`)), seconds * 1000);
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    stream.once('end', () => reject(new Error(`It ended before it was ready. It said: ${text}`)));
  });
}
