import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const contents = () => import('./contents.ts');
const SiteHealthOverview = lazy(async () => ({ default: (await contents()).SiteHealthOverview }));
const SiteHealthLine = lazy(async () => ({ default: (await contents()).SiteHealthLine }));

export const siteHealthFeature: Feature = {
  slots: { siteHealth: { Component: SiteHealthOverview }, siteHealthLine: { Component: SiteHealthLine } },
};
