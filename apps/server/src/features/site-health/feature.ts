import { siteHealths } from '@app/contract';
import type { Feature } from '#platform/feature.ts';
import { routes } from '#platform/http/routes.ts';
import { readHealth } from './service.ts';

/** How sites are doing, for the overview of one and the list of all. It keeps nothing: each fact is that of its feature. */
export const siteHealth: Feature = {
  name: 'site-health',
  routes: routes(siteHealths, {
    read: async ({ query }, context) => ({ sites: await readHealth(context, query.sites) }),
  }),
};
