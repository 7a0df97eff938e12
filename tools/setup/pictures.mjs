// `npm run pictures`: takes a picture of every screen. See `e2e/pictures/main.ts` for the options.
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

install();
await buildOrFail();
become(productNode(), [inRoot('e2e/pictures/main.ts'), ...process.argv.slice(2)], { CHROMIUM_PATH: findChromium() });
