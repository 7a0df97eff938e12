export { addOwn, readOwn, removeOwn } from './own-catalogue.ts';
export { createEngines, type Engines } from './engines.ts';
export { reportApart } from './report-apart.ts';
export { keepExampleScan, keepReport, problemOf } from './run-scan.ts';
export { scanKept } from './jobs.ts';
export { findReportBefore, listLastVerdicts } from './queries.ts';
export { countFound, listFound } from './service.ts';
export { detection } from './feature.ts';
