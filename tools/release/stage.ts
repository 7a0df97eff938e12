import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, type ReleasedPackage } from './packages.ts';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
};

/** Manifest fields that serve only the repository. */
const ours = ['private', 'scripts', 'devDependencies'];

/**
 * Builds a package and copies the published files to a separate folder, from which it is packed: in its own folder it is
 * private, so npm refuses to publish it, because npm runs no build there (`ignore-scripts`).
 *
 * @returns the path of the tarball
 * @throws Error if the build fails, or a file in the manifest is missing
 */
export function pack({ name, folder }: ReleasedPackage, into: string): string {
  const source = path.join(root, folder);
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  if (manifest.name !== name) throw new Error(`${folder} holds ${manifest.name}, not ${name}.`);
  const stage = path.join(into, 'stage', name);
  // A separate folder for each package: npm gives the tarballs of `@candor/scan` and `candor-scan` the same name.
  const destination = path.join(into, name);
  for (const each of [stage, destination]) mkdirSync(each, { recursive: true });
  // Sources are only for the workspace: Node.js does not strip types inside of node_modules.
  const files = manifest.files.filter((entry) => entry !== 'src');
  for (const entry of [...files, 'README.md', 'LICENSE']) {
    if (entry === 'dist') build(source, path.join(stage, entry));
    else cpSync(path.join(source, entry), path.join(stage, entry), { recursive: true });
  }
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(published({ ...manifest, files }), null, 2)}\n`);

  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The output of npm: one entry per package, with its file name.
  const [entry] = JSON.parse(packed.slice(packed.indexOf('['))) as { readonly filename: string }[];
  if (!entry) throw new Error(`npm packed nothing for ${name}.`);
  return path.join(destination, entry.filename);
}

/** Builds into another folder, because the package's own `dist` may be in use. */
function build(source: string, into: string): void {
  const command = [path.join(source, 'build.mjs'), into];
  // A caller in development mode, such as a test, would otherwise get React's development code.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, command, { cwd: source, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function published(manifest: Manifest): Record<string, unknown> {
  const kept = Object.entries(manifest).filter(([key]) => !ours.includes(key));
  const { exports } = manifest;
  const open = exports && Object.fromEntries(Object.entries(exports).filter(([key]) => !key.startsWith('./src/')));
  return { ...Object.fromEntries(kept), ...(open && { exports: open }) };
}
