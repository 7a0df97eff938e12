// `npm run bench -- <name>`: runs a benchmark against a peer or limit. Without a name, lists the benchmarks.
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become, fail } from './run.mjs';

install();
const [name, ...rest] = process.argv.slice(2);
const benches = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!name || !benches.includes(name)) fail(`Name one of: ${benches.join(', ')}`);
if (existsSync(inRoot('apps/dashboard/src'))) await buildOrFail();
become(productNode(), [inRoot('bench', `${name}.ts`), ...rest]);
