import { IconMailCheck } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const NewsletterSiteCard = lazyPart(async () => ({
  default: (await import('./newsletter-site-card.tsx')).NewsletterSiteCard,
}));
const Subscriptions = lazyPart(async () => ({ default: (await import('./subscriptions-tab.tsx')).SubscriptionsTab }));
const NewsletterDot = lazyPart(
  async () => ({ default: (await import('./newsletter-dot.tsx')).NewsletterDot }),
  'hidden',
);

export const newsletterFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/newsletter', lazy: () => import('./newsletter-page.tsx') }],
  sitePlaces: [
    {
      group: 'consent',
      label: (words) => words.sites.places.newsletter,
      path: (paths, siteId) => paths.newsletter(siteId),
      needs: 'newsletter.read',
      icon: IconMailCheck,
      keywords: (names) => names.newsletter,
      State: NewsletterDot,
    },
  ],
  slots: { siteConsentCard: { Component: NewsletterSiteCard }, subscriptions: { Component: Subscriptions } },
};
