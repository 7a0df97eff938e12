export { addOwn, readOwn, removeOwn } from './own-catalogue.ts';
export { keepExampleScan } from './run-scan.ts';
export { findReportBefore } from './queries.ts';
export { scanKept } from './jobs.ts';
export { countFound, listFound } from './service.ts';
export { detection } from './feature.ts';
