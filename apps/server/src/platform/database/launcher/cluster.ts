import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';

/** The superuser of an embedded cluster. The cluster listens only on a private Unix socket, so it needs no password. */
export const superuser = 'candor';

const flags = [
  '--username',
  superuser,
  '--auth',
  'trust',
  '--encoding',
  'UTF8',
  '--no-instructions',
  '--data-checksums',
  // Sort order must not depend on the machine's libraries: a cluster may be moved between machines with its indexes.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/**
 * The environment of every PostgreSQL program: with root's HOME they would try to read files they have no access to.
 */
export function environment(dataDir: string, { libraryPath }: Binaries): Record<string, string> {
  const programs = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return {
    PATH: programs,
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: dataDir,
    ...(libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}),
  };
}

/**
 * Creates the cluster if there is none, and returns whether it did. It is created in a temporary folder and renamed, so
 * that a killed start leaves no partial cluster, and two concurrent starts end up with the same one.
 */
export function makeCluster(dataDir: string, binaries: Binaries, identity: Identity): boolean {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) return false;

  const half = `${dataDir}.init.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (identity.owner) chownSync(half, identity.owner.uid, identity.owner.gid);
  const [program, parameters] = identity.command(path.join(binaries.bin, 'initdb'), ['--pgdata', half, ...flags]);
  const made = spawnSync(program, parameters, {
    ...identity.spawn,
    env: environment(dataDir, binaries),
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new CannotStart(`The database could not be made in ${dataDir}: ${made.error?.message ?? made.stderr}`);
  }
  try {
    renameSync(half, dataDir);
    return true;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}
