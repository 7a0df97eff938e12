import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installedChromium } from '../setup/chromium.mjs';
import { productNode } from '../setup/paths.mjs';

// `npm run check:clients [php|wordpress|react|next|api|packages …]`: what others install, tried against the real thing. What it
// needs is installed in `.cache/clients`, apart from the product: about a gigabyte, once. A check that fails stops no other.

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/clients');
const plugin = path.join(root, 'integrations/wordpress');
const node = process.execPath;

const installed = {
  '@php-wasm/node': '3.1.56',
  '@php-wasm/universal': '3.1.56',
  '@wp-playground/wordpress-builds': '0.9.19',
  'openapi-typescript': '7.10.1',
  typescript: '5.9.3',
};

/** Installs packages in a folder of their own, unless they are there. */
function install(folder, dependencies) {
  const file = path.join(folder, 'package.json');
  const text = JSON.stringify({ private: true, type: 'module', dependencies });
  mkdirSync(folder, { recursive: true });
  try {
    if (readFileSync(path.join(folder, 'installed.json'), 'utf8') === text) return;
  } catch {
    // Not installed yet.
  }
  writeFileSync(file, text);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(path.join(folder, 'installed.json'), text);
}

function run(program, args, env = {}) {
  execFileSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Runs a script of this folder beside what is installed. */
function runBeside(name, args = []) {
  install(cache, installed);
  for (const each of ['php.mjs', name]) copyFileSync(path.join(import.meta.dirname, each), path.join(cache, each));
  execFileSync(node, [name, ...args], { cwd: cache, stdio: 'inherit', env: { ...process.env, CANDOR_PLUGIN: plugin } });
}

const checks = {
  php: () => runBeside('php-versions.mjs', ['7.4', '8.5']),
  wordpress: () => runBeside('wordpress.mjs'),
  react() {
    for (const version of ['18', '19']) {
      const folder = path.join(cache, `react-${version}`);
      install(folder, { react: version, 'react-dom': version });
      run('npx', ['vitest', 'run', '--project', 'embed', 'apps/embed/test/react.test.ts'], { REACT_FOLDER: folder });
    }
  },
  next() {
    const folder = path.join(cache, 'next');
    install(folder, { next: 'latest', react: '19', 'react-dom': '19', '@types/react': '19', typescript: '5.9.3' });
    // The package as it is published: what its build writes, and nothing of this repository.
    const packed = path.join(folder, 'node_modules/@candor/react');
    mkdirSync(packed, { recursive: true });
    run(productNode(), [path.join(root, 'packages/react/build.mjs'), path.join(packed, 'dist')]);
    copyFileSync(path.join(root, 'packages/react/package.json'), path.join(packed, 'package.json'));
    const browser = installedChromium();
    run(productNode(), [path.join(import.meta.dirname, 'next.ts'), folder], browser ? { CHROMIUM_PATH: browser } : {});
  },
  api() {
    const file = path.join(cache, 'openapi.json');
    install(cache, installed);
    run('npx', ['vitest', 'run', '--project', 'server', 'src/platform/http/openapi'], { OPENAPI_FILE: file });
    runBeside('api-client.mjs', [file]);
  },
  packages: () => run('npm', ['run', 'release']),
};

const wanted = process.argv.slice(2);
const results = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const began = Date.now();
  try {
    check();
    results.push({ check: name, result: 'passed', seconds: Math.round((Date.now() - began) / 1000) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    results.push({ check: name, result: 'FAILED', seconds: Math.round((Date.now() - began) / 1000) });
  }
}
process.stdout.write('\n| check | result | seconds |\n| --- | --- | --: |\n');
for (const { check, result, seconds } of results) process.stdout.write(`| ${check} | ${result} | ${seconds} |\n`);
process.exitCode = results.some(({ result }) => result !== 'passed') ? 1 : 0;
