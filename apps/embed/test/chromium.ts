import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { namesHere } from './sites.ts';

/** Launch options of the browser that all test files share. Chromium is `CHROMIUM_PATH`, or Debian's path. */
export const sharedChromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // Site isolation, as in every desktop browser; headless Chromium does not enable it by itself.
    '--site-per-process',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    namesHere,
  ],
};

/** Connects to the browser that `setup.ts` started. Closing the connection closes the pages opened by it. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('chromium'));
}
