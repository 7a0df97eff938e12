import type { SiteReport } from '@app/contract';
import type { Purposes, ScanResult, SiteReport as Report } from '@app/scanner';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// Timeout in milliseconds. A site of ten pages takes a second or two.
const longest = 120_000;

/**
 * Creates the report of a scan in a worker thread.
 * @param lines Lines of the catalogue.
 * @param purposes What tags have to wait for, if the site's owner says so.
 * @throws Error if the thread did not finish in time or ran out of memory
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
    // The same in the contract's types, as JSON from an untrusted thread: `siteReport` of the contract validates it in
    // responses.
    return JSON.parse(JSON.stringify(report), storable) as SiteReport;
  } finally {
    await worker.terminate();
  }
}

/** Replaces what PostgreSQL cannot store in text: NUL and lone surrogates, which truncation also creates. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\u{fffd}') : value;
}
