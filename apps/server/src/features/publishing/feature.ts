import type { Feature } from '#platform/feature.ts';
import { hostedDocuments } from './hosted.ts';
import { publishingJobs } from './listeners.ts';
import { hostedRefusal } from './refusals.ts';
import { renderedPages } from './rendered.ts';
import { publishingRoutes } from './routes.ts';

export const publishing: Feature = {
  name: 'publishing',
  refusal: hostedRefusal,
  jobs: publishingJobs,
  create({ db, clock, budgets, guards, front }) {
    const documents = hostedDocuments(db, clock);
    const rendered = renderedPages(budgets, { isHeld: guards.cache, inThreads: guards.threads });
    return { routes: publishingRoutes({ documents, rendered }, front) };
  },
};
