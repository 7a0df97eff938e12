#!/usr/bin/env node
// As a package this runs what was built; in the repository it runs the source, with the Node that runs the product.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (existsSync(source)) {
  const { productNode } = await import('../../../tools/setup/paths.mjs');
  const { status } = spawnSync(productNode(), [source, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 2;
} else await import('../dist/main.js');
