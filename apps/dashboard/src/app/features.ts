import { accountsFeature } from '#features/accounts/routes.tsx';
import { billingFeature } from '#features/billing/routes.tsx';
import { detectionFeature } from '#features/detection/routes.tsx';
import { policiesFeature } from '#features/policies/routes.tsx';
import { preferencesFeature } from '#features/preferences/routes.tsx';
import { publishingFeature } from '#features/publishing/routes.tsx';
import { sitesFeature } from '#features/sites/routes.tsx';
import type { Feature } from './feature.ts';

/** All features, in the order in which the navigation shows their places. */
export const features: readonly Feature[] = [
  sitesFeature,
  policiesFeature,
  publishingFeature,
  detectionFeature,
  billingFeature,
  accountsFeature,
  preferencesFeature,
];
