export { exportFiles } from './files.ts';
export { exportJobs } from './listeners.ts';
export { deleteFilesOfAccount, deleteExportsOfSite, withdrawExports } from './retention.ts';
export { momentsOfDays, type ExportLines } from './run.ts';
export { exportsOf } from './service.ts';
export { exportSource } from './source.ts';
