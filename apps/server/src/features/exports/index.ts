export { exportFiles } from './files.ts';
export { writesExports } from './listeners.ts';
export { deleteExportsOfSite, withdrawExports } from './retention.ts';
export { momentsOfDays, type ExportLines } from './run.ts';
export { exportsOf } from './service.ts';
export { exportSource } from './source.ts';
export { exports } from './feature.ts';
