import { createCatalogue, createDetector } from '@app/catalogue';
import { reportOf, type Purposes, type ScanResult } from '@app/scanner';
import { parentPort, workerData } from 'node:worker_threads';

// What a site made of its scripts is read here, apart from the server: it may take long, and as much memory as it gets.
// `reportApart` alone starts this.
type ReportTask = { readonly lines: readonly string[]; readonly scan: ScanResult; readonly purposes?: Purposes };
const { lines, scan, purposes } = workerData as ReportTask;
parentPort?.postMessage(
  reportOf(scan, createDetector(createCatalogue(lines).services), { ...(purposes && { purposes }) }),
);
