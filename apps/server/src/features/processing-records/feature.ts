import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { siteDeleted } from '../sites/index.ts';
import { endRecordsOfSite } from './listeners.ts';
import { findProjectOfRecord } from './queries.ts';
import { processingRecordRoutes } from './routes.ts';
import { registerViewRoutes } from './view-routes.ts';

/** The record of processing activities. GDPR Art. 30. */
export const processingRecords: Feature = {
  name: 'processing-records',
  routes: [...processingRecordRoutes, ...registerViewRoutes],
  places: { processingRecordId: { find: findProjectOfRecord, notFound: 'processing-record.not-found' } },
  hears: [hears(siteDeleted, (deleted, services) => endRecordsOfSite(services, deleted))],
};
