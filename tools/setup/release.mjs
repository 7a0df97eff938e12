// `npm run release -- [folder]`: packages to publish, tested in empty folders, with a bill of materials and notes.
import { buildOrFail } from './build.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';
import process from 'node:process';

install();
await buildOrFail();
become(productNode(), [inRoot('tools/release/main.ts'), ...process.argv.slice(2)]);
