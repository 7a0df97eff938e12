// `npm start`: installs and builds what is missing, then runs the server. Runs on Node 20 with nothing installed.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

install();
await buildOrFail();
// Trades memory for speed in Node.js: measured, decision 0104.
const { flags, environment } = JSON.parse(readFileSync(inRoot('apps/server/launch.json'), 'utf8'));
const main = inRoot('apps/server/src/main.ts');
become(productNode(), [...flags, main, ...process.argv.slice(2)], environment);
