import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { factsChanged } from '../audit/index.ts';
import { scanKept } from '../detection/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { registerJobs } from './jobs.ts';
import { checkDrift } from './drift-store.ts';
import { endRecordsOfSite } from './listeners.ts';
import { findProjectOfRecord } from './queries.ts';
import { alternateRoutes, processingRecordRoutes, registerImportRoutes } from './routes.ts';
import { registerViewRoutes } from './view-routes.ts';

/** The record of processing activities. GDPR Art. 30. */
export const processingRecords: Feature = {
  name: 'processing-records',
  routes: [...processingRecordRoutes, ...alternateRoutes, ...registerImportRoutes, ...registerViewRoutes],
  places: { processingRecordId: { find: findProjectOfRecord, notFound: 'processing-record.not-found' } },
  jobs: registerJobs,
  hears: [
    hears(siteDeleted, (deleted, services) => endRecordsOfSite(services, deleted)),
    hears(factsChanged, (changed, services) => checkDrift(services, changed)),
    hears(scanKept, (kept, services) => checkDrift(services, kept)),
  ],
};
