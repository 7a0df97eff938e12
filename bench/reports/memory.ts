import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const mebibyte = 1024 * 1024;

/** The memory of a process that no other shares, with its part of what they share, in MiB. Linux tells it. */
export function memoryOfProcess(id: number): number {
  try {
    const pss = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
    return (Number(pss ?? 0) * 1024) / mebibyte;
  } catch {
    return 0; // it has ended
  }
}

/** The memory of all processes of a browser, in MiB. */
export async function memoryOfBrowser(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.reduce((total, { id }) => total + memoryOfProcess(id), 0);
}

/** Measures again and again. `end` gives how much more the most was than the beginning. */
export function mostOf(measure: () => Promise<number>): { readonly began: Promise<number>; end(): Promise<number> } {
  let isOver = false;
  let most = 0;
  const began = measure();
  const all = (async () => {
    await began;
    while (!isOver) {
      most = Math.max(most, await measure());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    began,
    async end() {
      isOver = true;
      await all;
      return Math.max(0, most - (await began));
    },
  };
}
