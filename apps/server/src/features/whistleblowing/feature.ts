import type { Feature } from '#platform/feature.ts';
import { keysOf } from './key-store/open.ts';
import { mountReporters } from './reporter-routes.ts';
import { whistleblowingRoutes } from './routes.ts';
import { dropHalves, tidyReports } from './tidy.ts';
import { mountTool } from './tool/routes.ts';

/** Reports that only their managers can read. @see docs/whistleblowing.md */
export const whistleblowing: Feature = {
  name: 'whistleblowing',
  routes: whistleblowingRoutes,
  create(deps) {
    const keys = keysOf(deps);
    return {
      jobs: [tidyReports(keys)],
      // A server that cannot reach its key store takes no reports, so it does not start.
      prepare: () => dropHalves(deps.services, keys),
      drain: () => keys.close(),
      async mount(http) {
        await mountReporters(http, deps);
        await mountTool(http, deps);
      },
    };
  },
};
