import { createCatalogue, createDetector } from '@app/catalogue';
import { reportOf, type Purposes, type ScanResult } from '@app/scanner';
import { parentPort, workerData } from 'node:worker_threads';

// Parses what a site's scripts produced, isolated from the server: it may take long and use all memory it is given.
// Only `reportApart` starts this worker.
type ReportTask = { readonly lines: readonly string[]; readonly scan: ScanResult; readonly purposes?: Purposes };
const { lines, scan, purposes } = workerData as ReportTask;
parentPort?.postMessage(
  reportOf(scan, createDetector(createCatalogue(lines).services), { ...(purposes && { purposes }) }),
);
