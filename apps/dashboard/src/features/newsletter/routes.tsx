import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const NewsletterSiteCard = lazy(async () => ({
  default: (await import('./newsletter-site-card.tsx')).NewsletterSiteCard,
}));
const Subscriptions = lazy(async () => ({ default: (await import('./subscriptions-tab.tsx')).SubscriptionsTab }));

export const newsletterFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/newsletter', lazy: () => import('./newsletter-page.tsx') }],
  slots: { siteConsentCard: { Component: NewsletterSiteCard }, subscriptions: { Component: Subscriptions } },
};
