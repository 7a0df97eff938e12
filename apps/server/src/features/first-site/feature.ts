import type { Feature } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { embedCode } from '../cookie-solution/index.ts';
import { createEngines } from '../detection/index.ts';
import { firstSiteJobs } from './listeners.ts';
import { homePage, mountDraftPages } from './pages.ts';
import { firstSiteRoutes } from './routes.ts';
import { draftLimits } from './rules.ts';

/** The way from the public page to the first site: a draft without an account, which a new account takes over. */
export const firstSite: Feature = {
  name: 'first-site',
  routes: firstSiteRoutes,
  create({ services, https, clock, limits, guard, caps, embeds }) {
    const { config } = services;
    const engines = createEngines(guard, caps, config.chromium, config.chromiumSandbox);
    const limit = limits === 'off' ? undefined : addressLimit(draftLimits.perMinute);
    const deps = { services, https, clock, limit };
    return {
      jobs: firstSiteJobs(engines, embedCode(embeds)),
      home: homePage(deps),
      mount: (http) => mountDraftPages(http, deps),
    };
  },
};
