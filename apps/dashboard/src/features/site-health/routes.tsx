import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const contents = () => import('./contents.ts');
const SiteHealthOverview = lazyPart(async () => ({ default: (await contents()).SiteHealthOverview }));
const SiteHealthLine = lazyPart(async () => ({ default: (await contents()).SiteHealthLine }), 'hidden');

export const siteHealthFeature: Feature = {
  slots: { siteHealth: { Component: SiteHealthOverview }, siteHealthLine: { Component: SiteHealthLine } },
};
