// `npm run e2e -- <Playwright arguments>`: runs the browser tests on the built product.
// `npm run e2e -- --engines`: tests banner, popup, form and generator in Chromium, Firefox and WebKit.
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { findChromium, installedChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { become } from './run.mjs';

const parameters = process.argv.slice(2);
const engines = parameters.includes('--engines');

install();
await buildOrFail();
if (engines) {
  const rest = parameters.filter((one) => one !== '--engines');
  // A missing engine is reported, and installed only on request.
  become(productNode(), [inRoot('e2e/engines/main.ts'), ...rest], { CHROMIUM_PATH: installedChromium() ?? '' });
} else {
  become(productNode(), [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...parameters], {
    CHROMIUM_PATH: findChromium(),
  });
}
