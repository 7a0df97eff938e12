import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { accountDeleted } from '../accounts/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { officeJobs } from './jobs.ts';
import { endOfficesOfSite } from './keeping/ending.ts';
import { keysOf, withKeys } from './key-store/open.ts';
import { mountOffices } from './offices/public.ts';
import { builtPages, mountReportPages } from './pages/pages.ts';
import { mountReporters } from './reporter-routes.ts';
import { siteOfficeRoutes } from './site-office/routes.ts';
import { whistleblowingRoutes } from './routes.ts';
import { dropHalves, dropHalvesOf, tidyReports } from './tidy.ts';
import { mountTool } from './tool/routes.ts';

/** Reports that only their managers can read. @see docs/whistleblowing.md */
export const whistleblowing: Feature = {
  name: 'whistleblowing',
  routes: [...whistleblowingRoutes, ...siteOfficeRoutes],
  hears: [
    hears(siteDeleted, (deleted, services) => endOfficesOfSite(services, deleted)),
    hears(accountDeleted, ({ reportOfficeIds }, services) =>
      withKeys(services, (keys) => dropHalvesOf(keys, reportOfficeIds)),
    ),
  ],
  create(deps) {
    const keys = keysOf(deps);
    const pages = builtPages();
    return {
      jobs: [...officeJobs(keys, pages), tidyReports(keys)],
      // A server that cannot reach its key store takes no reports, so it does not start.
      prepare: () => dropHalves(deps.services, keys, { leftovers: false }),
      drain: () => keys.close(),
      async mount(http) {
        await mountReporters(http, deps);
        await mountTool(http, deps);
        mountOffices(http, deps);
        mountReportPages(http, deps, pages);
      },
    };
  },
};
