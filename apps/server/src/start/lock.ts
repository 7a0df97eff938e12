import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const holder = z.object({ pid: z.number(), born: z.string(), url: z.string() });
export type Holder = z.infer<typeof holder>;
export type Lock = { readonly ok: true; release(): void } | { readonly ok: false; readonly holder: Holder };

/**
 * Lets only one process at a time serve a data folder. Takes over the lock of a killed process, which is identified by its pid
 * and its start time, since pids are reused.
 */
export function takeLock(dataDir: string, name: string, url: string): Lock {
  const file = path.join(dataDir, `${name}.lock`);
  const draft = `${file}.${process.pid}`;
  const own = JSON.stringify({ pid: process.pid, born: birthOf(process.pid) ?? '', url });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, own);
  try {
    for (;;) {
      if (tryLink(draft, file)) return { ok: true, release: () => remove(file, own) };
      const written = read(file);
      const current = written === undefined ? undefined : parse(written);
      if (current && isAlive(current)) return { ok: false, holder: current };
      if (written !== undefined) remove(file, written);
    }
  } finally {
    unlinkSync(draft);
  }
}

/** Removes a lock only if its content is unchanged: another start may have taken it over meanwhile. */
function remove(file: string, expected: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== expected) tryLink(aside, file);
  unlinkSync(aside);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const birth = birthOf(pid);
  return birth === undefined ? process.platform !== 'linux' : birth === born;
}

/** The start time of a process in a form that is unique on this machine; undefined if it is not available. */
function birthOf(pid: number): string | undefined {
  try {
    // The name, in parentheses, may contain spaces. After it come the state (Z: killed, not yet reaped) and, as the twentieth
    // field, the ticks from boot to the start of the process.
    const fields = (read(`/proc/${pid}/stat`) ?? '').split(') ').at(-1)?.split(' ') ?? [];
    if (fields[0] === 'Z' || !fields[19]) return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(written: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(written));
  } catch {
    return undefined;
  }
}
