import type { Feature } from '#platform/feature.ts';
import { forgetEmptyDeletions } from './jobs.ts';
import { keptEvidenceRoutes } from './routes.ts';

export const keptEvidence: Feature = {
  name: 'kept-evidence',
  routes: keptEvidenceRoutes,
  jobs: [forgetEmptyDeletions],
};
