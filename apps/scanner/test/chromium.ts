import process from 'node:process';
import { findChromium } from '../src/index.ts';

/** The Chromium that `npm test` found, or else an installed one. */
export function testChromium(): string {
  const path = findChromium(process.env);
  if (!path) throw new Error('The browser tests need Chromium: set CHROMIUM_PATH.');
  return path;
}
