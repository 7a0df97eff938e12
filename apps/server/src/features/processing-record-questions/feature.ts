import type { Feature } from '#platform/feature.ts';
import { questionJobs } from './listeners.ts';
import { mountQuestionPages } from './pages.ts';
import { findProjectOfQuestion } from './queries.ts';
import { recordQuestionRoutes } from './routes.ts';

/** Questions to colleagues without an account about records of processing. GDPR Art. 30. */
export const processingRecordQuestions: Feature = {
  name: 'processing-record-questions',
  routes: recordQuestionRoutes,
  places: { recordQuestionId: { find: findProjectOfQuestion, notFound: 'record-question.not-found' } },
  jobs: questionJobs,
  create: (deps) => ({ mount: (http) => mountQuestionPages(http, deps) }),
};
