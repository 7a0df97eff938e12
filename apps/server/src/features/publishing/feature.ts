import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { documentDeleted } from '../policies/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { hostedDocuments } from './hosted.ts';
import { followDocumentDeletion, followSiteDeletion, publishingJobs } from './listeners.ts';
import { hostedPlaces } from './places.ts';
import { hostedRefusal } from './refusals.ts';
import { renderedPages } from './rendered.ts';
import { publishingRoutes } from './routes.ts';

export const publishing: Feature = {
  name: 'publishing',
  places: hostedPlaces,
  refusal: hostedRefusal,
  jobs: publishingJobs,
  hears: [hears(documentDeleted, followDocumentDeletion), hears(siteDeleted, followSiteDeletion)],
  create({ db, clock, budgets, guards, front }) {
    const documents = hostedDocuments(db, clock);
    const rendered = renderedPages(budgets, { isHeld: guards.cache, inThreads: guards.threads });
    return { routes: publishingRoutes({ documents, rendered }, front) };
  },
};
