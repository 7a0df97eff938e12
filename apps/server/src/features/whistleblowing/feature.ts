import type { Feature } from '#platform/feature.ts';
import { mountReporters } from './reporter-routes.ts';
import { whistleblowingRoutes } from './routes.ts';
import { siteOfficeRoutes } from './site-office/routes.ts';
import { mountTool } from './tool/routes.ts';

/** Reports that only their managers can read. @see docs/whistleblowing.md */
export const whistleblowing: Feature = {
  name: 'whistleblowing',
  routes: [...whistleblowingRoutes, ...siteOfficeRoutes],
  create: (deps) => ({
    async mount(http) {
      await mountReporters(http, deps);
      await mountTool(http, deps);
    },
  }),
};
