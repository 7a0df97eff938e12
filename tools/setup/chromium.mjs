import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { npm } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { fail } from './run.mjs';

// Its newest version that runs on Node 24. Installed only if no other browser is available.
const packaged = '@sparticuz/chromium@153.0.0';

/** The path of a working Chromium: an installed one, or else Debian's package, or else one from npm. Exits if none works. */
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

/** The path of a working Chromium that is already installed, if any. */
export function installedChromium() {
  const { CHROMIUM_PATH: configured } = process.env;
  return (configured ? [configured] : [...installed(), inRoot('.cache/chromium/chromium.sh')]).find(
    (file) => existsSync(file) && runs(file),
  );
}

function installed() {
  // The headless shell renders the same in three quarters of the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
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
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' });
    const found = installed().find(runs);
    if (found) return found;
  }
  return undefined;
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
  // It unpacks itself into the temporary folder, and its libraries only if it detects the environment it was built for.
  const main = path.join(folder, 'node_modules/@sparticuz/chromium/build/index.js');
  const ask = `const { default: it } = await import(${JSON.stringify(pathToFileURL(main).href)}); await it.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  spawnSync(productNode(), ['--input-type=module', '--eval', ask], { env, stdio: 'ignore' });
  const script = path.join(folder, 'chromium.sh');
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${path.join(folder, 'al2023/lib')}'`,
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH='${path.join(folder, 'fonts')}'`,
    // Its zygote does not start outside of the environment it was built for.
    `exec '${path.join(folder, 'chromium')}' --no-zygote "$@"`,
  ];
  writeFileSync(script, `${lines.join('\n')}\n`, { mode: 0o755 });
  return runs(script) ? script : undefined;
}

/** Whether the program opens a page: on some systems, a program of that name only asks to be installed. */
function runs(file) {
  const playwright = pathToFileURL(inRoot('node_modules/playwright-core/index.mjs')).href;
  const look = `
    const { chromium } = await import(${JSON.stringify(playwright)});
    const browser = await chromium.launch({ executablePath: ${JSON.stringify(file)}, args: ['--no-sandbox', '--disable-gpu'], timeout: 60000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>ready</p>');
    console.log(await page.textContent('p'));
    await browser.close();`;
  const { stdout } = spawnSync(productNode(), ['--input-type=module', '--eval', look], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  return stdout?.trim() === 'ready';
}
