import type { SiteReport } from '@app/contract';
import type { ScanResult, SiteReport as Report } from '@app/scanner';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// A site of ten pages takes a second or two.
const longest = 120_000;

/**
 * Says what a scan found, worked out in a thread of its own.
 * @param lines Of the catalogue.
 * @throws Error where the thread did not end in time or was out of memory
 */
export async function reportApart(scan: ScanResult, lines: readonly string[]): Promise<SiteReport> {
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), {
    workerData: { lines, scan },
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  try {
    const [report] = (await once(worker, 'message', { signal: AbortSignal.timeout(longest) })) as [Report];
    // The same in the contract's terms, as JSON that anybody may change: its `siteReport` checks it when it is answered.
    return JSON.parse(JSON.stringify(report)) as SiteReport;
  } finally {
    await worker.terminate();
  }
}
