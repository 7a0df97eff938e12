import type { Feature } from '#platform/feature.ts';
import { siteOfficeRoutes } from './site-office/routes.ts';

/** Reports that only their managers can read. @see docs/whistleblowing.md */
export const whistleblowing: Feature = {
  name: 'whistleblowing',
  routes: [...siteOfficeRoutes],
};
