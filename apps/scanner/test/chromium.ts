import process from 'node:process';
import { findChromium } from '../src/index.ts';

/** The one that `npm test` found, else an installed one. */
export function testChromium(): string {
  const path = findChromium(process.env);
  if (!path) throw new Error('The browser tests need Chromium: set CHROMIUM_PATH.');
  return path;
}
