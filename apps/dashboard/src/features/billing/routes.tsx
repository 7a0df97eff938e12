import type { Feature } from '#app/feature.ts';

export const billingFeature: Feature = {
  signedIn: [{ path: 'go-pro', lazy: () => import('./go-pro-page.tsx') }],
};
