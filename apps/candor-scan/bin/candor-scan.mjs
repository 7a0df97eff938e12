#!/usr/bin/env node
// Runs the built file in the published package, and the source in the repository, with the product's Node.js.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// A test keeps this equal to `engines`. An older Node.js would fail while loading, with exit code 1, which means that the site
// failed.
const oldest = [22, 19];

const source = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (existsSync(source)) {
  const { productNode } = await import('../../../tools/setup/paths.mjs');
  const { status } = spawnSync(productNode(), [source, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 2;
} else if (isTooOld()) {
  console.error(`candor-scan needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  // A program that could not start has judged nothing.
  await import('../dist/main.js').catch((error) => {
    console.error(error);
    process.exitCode = 2;
  });
}

function isTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
}
