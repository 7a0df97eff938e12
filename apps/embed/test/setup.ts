import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { sharedChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the browser that all test files share. */
    readonly chromium: string;
  }
}

let server: BrowserServer | undefined;

/** Builds the scripts unless they are up to date, and starts a browser. A file above its budget fails here. */
export async function setup({ provide }: TestProject): Promise<void> {
  const build = path.resolve(import.meta.dirname, '../../../tools/setup/build.mjs');
  execFileSync(process.execPath, [build, '--only=embed'], { stdio: ['ignore', 'ignore', 'inherit'] });
  server = await chromium.launchServer({ ...sharedChromium, host: '127.0.0.1' });
  provide('chromium', server.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await server?.close();
}
