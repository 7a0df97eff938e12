import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { accountDeleted } from '../accounts/index.ts';
import { auditExportRoutes } from './audit-exports.ts';
import { exportJobs } from './listeners.ts';
import { deleteFilesOfAccount } from './retention.ts';

export const exports: Feature = {
  name: 'exports',
  routes: auditExportRoutes,
  jobs: exportJobs,
  hears: [hears(accountDeleted, (deleted, services) => deleteFilesOfAccount(services, deleted))],
};
