// `npm run build`: builds the browser code whose sources have changed. `--only=embed,verify` excludes other targets, `--force`
// also rebuilds unchanged ones.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { fail, run } from './run.mjs';

const packages = [
  'packages/texts',
  'packages/catalogue',
  'packages/consent',
  'packages/tcf',
  'packages/contract',
  'packages/documents',
];
const targets = [
  { name: 'dashboard', place: 'apps/dashboard', sources: ['apps/dashboard', ...packages], build: buildDashboard },
  {
    name: 'embed',
    place: 'apps/embed',
    sources: ['apps/embed', 'packages/texts', 'packages/consent', 'packages/tcf'],
    build: () => run(productNode(), [inRoot('apps/embed/build.mjs')]),
  },
  {
    name: 'report',
    place: 'apps/report',
    sources: [
      'apps/report',
      'packages/texts',
      'packages/sealing',
      'packages/cleaning',
      'packages/whistleblowing',
      'packages/evidence',
    ],
    build: () => run(productNode(), [inRoot('apps/report/build.mjs')]),
  },
  {
    name: 'verify',
    place: 'packages/verify',
    sources: ['packages/verify', 'packages/texts', 'packages/evidence'],
    build: () => run(productNode(), [inRoot('packages/verify/build.mjs')]),
  },
];

/** Builds outdated targets in parallel, and returns the failures. `only` defaults to every target. */
export async function build({ force = false, only = targets.map(({ name }) => name) } = {}) {
  const stale = targets
    .filter(({ name }) => only.includes(name))
    .map((target) => ({ ...target, hash: hashOf(target.sources) }))
    .filter(({ place, hash }) => force || builtHash(place) !== hash);
  const failures = await Promise.all(
    stale.map(async ({ name, place, hash, build: make }) => {
      console.log(`Building ${name} …`);
      const { ok, output } = await make();
      if (!ok) return `${name}:\n${output}`;
      writeFileSync(stamp(place), hash);
      return undefined;
    }),
  );
  return failures.filter((failure) => failure !== undefined);
}

/** Builds into a temporary folder that then replaces the old one, so that a server never sees a half-written build. */
async function buildDashboard() {
  const fresh = inRoot(`apps/dashboard/dist.${process.pid}`);
  const result = await run(productNode(), [
    inRoot('node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    inRoot('apps/dashboard/vite.config.ts'),
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);
  const [place, old] = [inRoot('apps/dashboard/dist'), `${fresh}.old`];
  if (result.ok) {
    if (existsSync(place)) renameSync(place, old);
    renameSync(fresh, place);
  }
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  return result;
}

const stamp = (place) => inRoot(place, 'dist', '.built');

function builtHash(place) {
  return existsSync(stamp(place)) ? readFileSync(stamp(place), 'utf8') : undefined;
}

/** A hash of the sources' content, not their timestamps, which a checkout changes. */
function hashOf(sources) {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...sources.flatMap((source) => filesIn(source))];
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !/^(dist(\..*)?|node_modules|\.types|.*\.tsbuildinfo|test|pages)$|\.test\.tsx?$/.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.posix.join(folder, entry.name)) : [path.posix.join(folder, entry.name)],
    );
}

/** Builds, or exits with the failures. */
export async function buildOrFail(options) {
  for (const { place } of targets) mkdirSync(inRoot(place, 'dist'), { recursive: true });
  const failures = await build(options);
  if (failures.length > 0) fail(`The build failed.\n${failures.join('\n')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  const only = process.argv.find((parameter) => parameter.startsWith('--only='))?.slice('--only='.length);
  await buildOrFail({ force: process.argv.includes('--force'), ...(only && { only: only.split(',') }) });
}
