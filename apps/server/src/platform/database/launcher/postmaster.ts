import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The content of `postmaster.pid`, which describes the server that uses a data folder. */
export type Postmaster = {
  readonly pid: number;
  readonly port: string;
  readonly socketDir: string;
  readonly ready: boolean;
};

export function readPostmaster(dataDir: string): Postmaster | undefined {
  try {
    const [pid, , , port, socketDir, , , state] = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    return {
      pid: Math.abs(Number(pid)),
      port: port ?? '',
      socketDir: socketDir ?? '',
      ready: state?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/** Finds the server that runs on this data folder, if any. Waits for a server that is still starting or stopping. */
export async function findRunning(dataDir: string): Promise<Postmaster | undefined> {
  for (;;) {
    const found = readPostmaster(dataDir);
    if (!found || !found.socketDir || !isAlive(found.pid) || !(await answers(found))) return undefined;
    if (found.ready) return found;
    await pause(20);
  }
}

export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function answers({ socketDir, port }: Postmaster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(socketDir, `.s.PGSQL.${port}`));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Prepares for a start after a kill. PostgreSQL refuses to start while any process has the pid in the file: a killed
 * process that its parent has not reaped yet, or an unrelated one, since pids start over in a restarted container. We
 * wait for the former, and delete the file in the latter case: when no process works in this data folder.
 */
export async function clearStale(dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const left = readPostmaster(dataDir);
    if (!left?.pid || !exists(left.pid)) return;
    if (process.platform === 'linux' && !isZombie(left.pid) && !isUsed(dataDir)) {
      rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
      return;
    }
    await pause(50);
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Whether a process has this folder as its working directory, as every PostgreSQL process does. */
function isUsed(dataDir: string): boolean {
  return readdirSync('/proc').some((entry) => {
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === dataDir;
    } catch {
      return false;
    }
  });
}
