import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../../cannot-start.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { environment, makeCluster, superuser } from './cluster.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { answers, clearStale, findRunning, isAlive, readPostmaster, type Postmaster } from './postmaster.ts';

/** An embedded PostgreSQL server, reachable over a Unix socket that only this user may enter. */
export type EmbeddedPostgres = {
  readonly pid: number;
  readonly socketDir: string;
  /** Whether this start created the cluster. */
  readonly fresh: boolean;
  /**
   * Whether the server was already running: left behind by a killed process, or started concurrently by another one.
   */
  readonly adopted: boolean;
  /** Resolves when the server has ended for any reason. */
  readonly gone: Promise<void>;
  url(database: string): string;
  /** Shuts the server down cleanly: open transactions are rolled back, committed data is written. */
  stop(): Promise<void>;
};

type Settings = Readonly<Record<string, string>>;
const port = '5432';

/**
 * Starts PostgreSQL on `dataDir`, creating the cluster if it is missing, or adopts the server that already runs on it.
 */
export async function startEmbedded(wanted: string, settings: Settings = {}): Promise<EmbeddedPostgres> {
  mkdirSync(path.dirname(path.resolve(wanted)), { recursive: true });
  // The real path, because /proc shows that one.
  const dataDir = path.join(realpathSync(path.dirname(path.resolve(wanted))), path.basename(wanted));
  const running = await findRunning(dataDir);
  if (running) return embedded(running, false, true);

  const binaries = findBinaries(dataDir);
  const identity = chooseIdentity(binaries.bin, dataDir);
  await clearStale(dataDir);
  const fresh = makeCluster(dataDir, binaries, identity);

  // After the server was killed, its last processes may hold the shared memory a moment longer.
  for (let attempt = 1; ; attempt++) {
    const outcome = await run(dataDir, binaries, identity, settings);
    if ('postmaster' in outcome) return embedded(outcome.postmaster, fresh, outcome.adopted, outcome.child);
    if (attempt === 40 || !/shared memory block|lock file "[^"]*" (?:already exists|is empty)/.test(outcome.failure)) {
      throw new CannotStart(`PostgreSQL did not start: ${outcome.failure.trim()}`);
    }
    await pause(250);
  }
}

type Outcome =
  | { readonly postmaster: Postmaster; readonly adopted: boolean; readonly child?: ChildProcess }
  | { readonly failure: string };

async function run(dataDir: string, binaries: Binaries, identity: Identity, settings: Settings): Promise<Outcome> {
  const socketDir = socketFolder(dataDir, identity);
  const all: Settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port,
    shared_buffers: `${sharedMegabytes()}MB`,
    max_connections: '60',
    log_min_messages: 'warning',
    // Error details quote rows, and so what users wrote.
    log_error_verbosity: 'terse',
    ...settings,
  };
  const parameters = ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const [program, given] = identity.command(path.join(binaries.bin, 'postgres'), parameters);

  // Logs to a file instead of a pipe, and runs detached: the server must survive when this process is killed.
  const log = openSync(`${dataDir}.log`, 'a', 0o600);
  const logStart = fstatSync(log).size;
  const child = spawn(program, given, {
    ...identity.spawn,
    env: environment(dataDir, binaries),
    cwd: '/',
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', () => (ended ??= lastWords(`${dataDir}.log`, logStart)));

  const until = performance.now() + 60_000;
  for (;;) {
    if (ended !== undefined) {
      const winner = await findRunning(dataDir);
      return winner ? { postmaster: winner, adopted: true } : { failure: ended };
    }
    const postmaster = readPostmaster(dataDir);
    // Compares pids, or the loser of a race between two starts would believe that it won.
    const own = postmaster?.pid === child.pid ? postmaster : undefined;
    if (own?.ready && (await answers(own))) {
      child.unref();
      return { postmaster: own, adopted: false, child };
    }
    // Crash recovery has no time limit.
    if (!own && performance.now() > until) {
      child.kill('SIGINT');
      return { failure: `it did not begin within a minute, see ${dataDir}.log` };
    }
    await pause(5);
  }
}

/**
 * The size of PostgreSQL's shared buffers: a quarter of the memory, of which the server uses only as much as it needs.
 * The rest is for the system's file cache and for other processes.
 */
function sharedMegabytes(): number {
  // In a container, its memory limit; 0 means no limit.
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(4096, Math.max(128, Math.floor(memory / 4 / 1024 / 1024)));
}

/**
 * The folder of the socket: beside the data, unless the path would exceed the 107 bytes of a socket address. Then a
 * folder in the temporary directory, the same at each start, since connections are reopened at the same path.
 */
function socketFolder(dataDir: string, { owner }: Identity): string {
  if (Buffer.byteLength(dataDir) <= 85) return dataDir;
  const folder = path.join(os.tmpdir(), `candor-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = statSync(folder);
  // Anybody may create folders there, and could listen in one that we use.
  if (uid !== process.getuid?.() && uid !== owner?.uid)
    throw new CannotStart(`${folder} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** What the server logged since its start. The folder may already be gone if it ends much later. */
function lastWords(log: string, from: number): string {
  if (!existsSync(log)) return 'The server ended.';
  return readFileSync(log).subarray(from).toString('utf8').slice(-4000);
}

function embedded(
  { pid, socketDir }: Postmaster,
  fresh: boolean,
  adopted: boolean,
  child?: ChildProcess,
): EmbeddedPostgres {
  const gone = child ? new Promise<void>((resolve) => child.once('exit', () => resolve())) : untilDead(pid);
  return {
    pid,
    socketDir,
    fresh,
    adopted,
    gone,
    url: (database) => `postgresql://${superuser}@${encodeURIComponent(socketDir)}:${port}/${database}`,
    async stop() {
      // SIGINT requests a fast shutdown; SIGTERM would wait until every client has disconnected.
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await pause(10);
    },
  };
}

/** An adopted server is not a child process, so its end must be polled. */
async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(200, undefined, { ref: false });
}
