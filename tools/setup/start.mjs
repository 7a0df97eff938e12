// `npm start`: installs and builds what is missing, then runs the server. Runs on Node 20 with nothing installed.
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

install();
await buildOrFail();
become(productNode(), [inRoot('apps/server/src/main.ts'), ...process.argv.slice(2)]);
