import type { Feature } from '#app/feature.ts';

export const accountsFeature: Feature = {};
