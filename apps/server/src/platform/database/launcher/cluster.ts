import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';

/** The superuser of an embedded cluster. It answers on a private Unix socket only, so it needs no password. */
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
  // Sorting must not depend on the libraries of the machine: a cluster is moved between machines with its indexes.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/** The environment of every program of PostgreSQL: root's HOME would make it read files it may not read. */
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
 * Makes the cluster if there is none, and says whether it did. It is made in a folder beside and renamed, so that a
 * start killed in the middle leaves no half of one, and of two starts at once one wins and both use its cluster.
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
