import type { Feature } from '#platform/feature.ts';
import { siteDeleted } from './jobs.ts';
import { sitePlaces } from './places.ts';
import { siteRoutes } from './routes.ts';

export const sites: Feature = { name: 'sites', routes: siteRoutes, places: sitePlaces, jobs: [siteDeleted] };
