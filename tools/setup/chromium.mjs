import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { npm } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { fail } from './run.mjs';

// Its newest version that Node 24 runs. It is installed only where no other browser is to be had.
const packaged = '@sparticuz/chromium@153.0.0';

/** The path of a Chromium that runs: an installed one, else Debian's package, else one from npm. Ends if none does. */
export function findChromium() {
  const { CHROMIUM_PATH: told } = process.env;
  if (told) return runs(told) ? told : fail(`CHROMIUM_PATH: ${told} is no Chromium that runs.`);
  return (
    installed().find(runs) ??
    fromDebian() ??
    fromNpm() ??
    fail('The browser tests need Chromium, and none could be found or installed: set CHROMIUM_PATH.')
  );
}

function installed() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const mac = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...inPath, ...mac, ...ofPlaywright()].filter((file) => existsSync(file));
}

function ofPlaywright() {
  const cache = path.join(os.homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => path.join(cache, name, file)));
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
  return installed().find(runs);
}

function fromNpm() {
  console.log('Installing Chromium from npm …');
  const folder = inRoot('.cache/chromium');
  if (
    npm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      packaged,
    ]) !== 0
  )
    return undefined;
  const main = path.join(folder, 'node_modules/@sparticuz/chromium');
  const ask = `const { default: chromium } = await import(${JSON.stringify(`file://${main}/build/esm/index.js`)}); console.log(await chromium.executablePath());`;
  const { stdout } = spawnSync(productNode(), ['--input-type=module', '--eval', ask], { encoding: 'utf8' });
  const file = stdout?.trim().split('\n').at(-1);
  return file && runs(file) ? file : undefined;
}

/** Whether it opens a page: some systems have a program of that name that only asks to be installed. */
function runs(file) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'candor-browser-'));
  const { stdout } = spawnSync(
    file,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      '--dump-dom',
      'data:text/html,<p>ready</p>',
    ],
    {
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return stdout?.includes('<p>ready</p>') ?? false;
}
