import type { SiteReport } from '@app/contract';
import type { Purposes, ScanResult, SiteReport as Report } from '@app/scanner';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// A site of ten pages takes a second or two.
const longest = 120_000;

/**
 * Says what a scan found, worked out in a thread of its own.
 * @param lines Of the catalogue.
 * @param purposes What tags have to wait for where the owner of the site says so.
 * @throws Error where the thread did not end in time or was out of memory
 */
export async function reportApart(
  scan: ScanResult,
  lines: readonly string[],
  purposes?: Purposes,
): Promise<SiteReport> {
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), {
    workerData: { lines, scan, purposes },
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  try {
    const [report] = (await once(worker, 'message', { signal: AbortSignal.timeout(longest) })) as [Report];
    // The same in the contract's terms, as JSON that anybody may change: its `siteReport` checks it when it is answered.
    return JSON.parse(JSON.stringify(report), storable) as SiteReport;
  } finally {
    await worker.terminate();
  }
}

/** Pages hold what the database keeps in no text: NUL, and halves of characters, which shortening makes, too. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\u{fffd}') : value;
}
