// `npm run e2e -- <what Playwright takes>`: the browser tests, on the built product.
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

install();
await buildOrFail();
become(productNode(), [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium(),
});
