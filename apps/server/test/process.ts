import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { findRunning, readPostmaster } from '#platform/database/launcher/postmaster.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Settings = Readonly<Record<string, string>>;
export type Ended = { readonly code: number | null; readonly said: string };
export type Running = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  said(): string;
  ended: Promise<Ended>;
};

/** Creates an empty data folder for a test file. After its tests, removes it and every process that still uses it. */
export function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-process-'));
  chmodSync(folder, 0o755);
  afterAll(async () => {
    await endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Runs the server as `npm start` does, until it ends. */
export async function runServer(settings: Settings): Promise<Ended> {
  return spawnServer(settings).ended;
}

/** Runs the server until it prints that it is ready. It is killed after the test. */
export async function startServer(settings: Settings): Promise<Running> {
  const server = spawnServer({ PORT: '0', HOST: '127.0.0.1', ...settings });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const ready = /ready at (\S+)/;
  while (!ready.test(server.said())) {
    const next = await Promise.race([
      once(server.child.stdout ?? server.child, 'data'),
      server.ended.then(() => 'ended'),
    ]);
    if (next === 'ended') throw new Error(`The server ended before it was ready: ${server.said()}`);
  }
  return { ...server, url: ready.exec(server.said())?.[1] ?? '' };
}

function spawnServer(settings: Settings): Omit<Running, 'url'> {
  const child = spawn(process.execPath, [main], {
    cwd: os.tmpdir(),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended, said: () => said };
}

export function postgresOf(folder: string): number {
  return readPostmaster(path.join(folder, 'postgres'))?.pid ?? 0;
}

/** Runs statements in the database of a data folder, as its superuser. */
export function rowsIn(folder: string) {
  return async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const running = await findRunning(path.join(folder, 'postgres'));
    if (!running) throw new Error('The database does not run.');
    const { socketDir: host, port } = running;
    const client = new Client({ host, port: Number(port), user: 'candor', database: 'candor' });
    // Where the database is killed, the statement that waits is rejected, and the connection says the same here.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}

async function endPostgres(folder: string): Promise<void> {
  const pid = postgresOf(folder);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGINT');
    for (let wait = 0; wait < 200; wait++) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } catch {
    // It has already ended.
  }
}

/**
 * The token of the newest verification link, from the page that replaces a mail server. A job sends the e-mail, so this
 * waits until a worker has run.
 */
export async function mailedToken(url: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(`${url}/outbox`)).text();
    const token = /verify-email#token=([\w-]+)/.exec(page)?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
