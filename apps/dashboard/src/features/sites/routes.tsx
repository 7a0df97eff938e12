import type { Feature } from '#app/feature.ts';

export const sitesFeature: Feature = {};
