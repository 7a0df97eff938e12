import { firstSites } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readDraftToKeep, startSite } from './start.ts';

export const firstSiteRoutes = routes(firstSites, {
  readDraft: ({ query }, context) => readDraftToKeep(context, query.draft),
  start: ({ body }, context) => startSite(context, body),
});
