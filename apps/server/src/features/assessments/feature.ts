import type { Feature } from '#platform/feature.ts';
import { findProjectOfAssessment } from './queries.ts';
import { assessmentRoutes } from './routes.ts';

/** Screenings and assessments of records of processing. GDPR Art. 35, 36. */
export const assessments: Feature = {
  name: 'assessments',
  routes: assessmentRoutes,
  places: { assessmentId: { find: findProjectOfAssessment, notFound: 'assessment.not-found' } },
};
