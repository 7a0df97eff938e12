import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const SiteHealthOverview = lazy(async () => ({
  default: (await import('./site-health-overview.tsx')).SiteHealthOverview,
}));
const SiteHealthLine = lazy(async () => ({ default: (await import('./site-health-line.tsx')).SiteHealthLine }));

export const siteHealthFeature: Feature = {
  slots: { siteHealth: { Component: SiteHealthOverview }, siteHealthLine: { Component: SiteHealthLine } },
};
