export { addOwn, readOwn, removeOwn } from './own-catalogue.ts';
export { keepExampleScan } from './run-scan.ts';
export { countFound } from './service.ts';
export { detection } from './feature.ts';
