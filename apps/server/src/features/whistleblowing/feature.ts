import type { Feature } from '#platform/feature.ts';

/** Reports that only their managers can read. @see docs/whistleblowing.md */
export const whistleblowing: Feature = {
  name: 'whistleblowing',
  routes: [],
};
