import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export type PgbenchRun = { readonly perSecond: number; readonly done: number };

/** Runs one statement repeatedly over this many connections. @throws Error if pgbench is missing */
export async function runPgbench(
  script: string,
  databaseUrl: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<PgbenchRun> {
  const program = ['/usr/bin/pgbench', '/usr/local/bin/pgbench'].find(existsSync);
  if (!program) throw new Error('There is no pgbench: on Debian, apt-get install postgresql-15 brings it.');
  const url = new URL(databaseUrl);
  const child = spawn(
    program,
    `-n -M prepared -c ${connections} -j 1 -T ${seconds} -f ${script} -h ${decodeURIComponent(url.hostname)} -U ${url.username}`
      .split(' ')
      .concat(url.pathname.slice(1)),
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PGPASSWORD: '' } },
  );
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  const tps = /tps = ([\d.]+)/.exec(said)?.[1];
  const done = /actually processed: (\d+)/.exec(said)?.[1];
  if (!tps || !done) throw new Error(`pgbench said: ${said}`);
  return { perSecond: Number(tps), done: Number(done) };
}
