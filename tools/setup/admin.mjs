// `npm run admin -- <command>`: operator commands on the same configuration, even while the server runs.
import process from 'node:process';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

install();
become(productNode(), [inRoot('apps/server/src/admin.ts'), ...process.argv.slice(2)]);
