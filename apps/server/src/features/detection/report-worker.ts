import { createCatalogue, createDetector } from '@app/catalogue';
import { reportOf, type ScanResult } from '@app/scanner';
import { parentPort, workerData } from 'node:worker_threads';

// What a site made of its scripts is read here, apart from the server: it may take long, and as much memory as it gets.
// `reportApart` alone starts this.
const { lines, scan } = workerData as { readonly lines: readonly string[]; readonly scan: ScanResult };
parentPort?.postMessage(reportOf(scan, createDetector(createCatalogue(lines).services)));
