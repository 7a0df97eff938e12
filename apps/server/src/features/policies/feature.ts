import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { siteDeleted } from '../sites/index.ts';
import { documentDeleted, forgetArchivedServices, forgetPublicIds } from './jobs.ts';
import { lawRoutes } from './laws.ts';
import { documentPlaces } from './places.ts';
import { policyRoutes, questionRoutes } from './routes.ts';

export const policies: Feature = {
  name: 'policies',
  routes: [...policyRoutes, ...questionRoutes, ...lawRoutes],
  places: documentPlaces,
  jobs: [documentDeleted, forgetArchivedServices],
  hears: [hears(siteDeleted, forgetPublicIds)],
};
