import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot, root } from './paths.mjs';
import { fail } from './run.mjs';

/** Installs the packages of the lockfile if any are missing. Runs no install scripts: none is needed. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);
  const missing = whatIsMissing();
  if (missing === undefined) return;
  console.log(`Installing packages (${missing}) …`);
  if (npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    fail('npm ci failed: see above.');
}

/** Runs npm, using the npm that started this process, if any. */
export function npm(parameters) {
  const mine = process.env.npm_execpath;
  const [program, first] = mine && /npm-cli\.[cm]?js$/.test(mine) ? [process.execPath, [mine]] : ['npm', []];
  return spawnSync(program, [...first, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  }).status;
}

/** The first package whose installed version differs from the lockfile. */
function whatIsMissing() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'none is there yet';
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const ours = Object.keys(wanted[''].optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  return Object.keys(wanted).find((place) => {
    const { version, link, optional } = wanted[place];
    if (!place.includes('node_modules/') || link) return false;
    // Of platform-specific packages, only our own are required, and only those for this platform.
    if (optional && !(ours.includes(place) && isForHere(wanted[place]))) return false;
    return installed[place]?.version !== version;
  });
}

function isForHere({ os = [process.platform], cpu = [process.arch] }) {
  return os.includes(process.platform) && cpu.includes(process.arch);
}
