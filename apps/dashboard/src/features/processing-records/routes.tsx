import { IconList } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const RegisterSiteCard = lazyPart(async () => ({ default: (await import('./site-card.tsx')).RegisterSiteCard }));

export const processingRecordsFeature: Feature = {
  signedIn: [
    { path: 'processing-records', lazy: () => import('./register-page.tsx') },
    { path: 'processing-records/as-of', lazy: () => import('./as-of-page.tsx') },
    { path: 'processing-records/on-behalf', lazy: () => import('./on-behalf-page.tsx') },
    { path: 'processing-records/recipients', lazy: () => import('./recipients-page.tsx') },
    { path: 'processing-records/recipients/:recipientId', lazy: () => import('./recipient-page.tsx') },
    { path: 'processing-records/transfers', lazy: () => import('./transfers-page.tsx') },
    { path: 'processing-records/clients', lazy: () => import('./clients-page.tsx') },
    { path: 'sites/:siteId/records', lazy: () => import('./register-page.tsx') },
    { path: 'sites/:siteId/records/:processingRecordId', lazy: () => import('./record-page.tsx') },
    { path: 'processing-records/:processingRecordId', lazy: () => import('./record-page.tsx') },
  ],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.processingRecords,
      path: (paths) => paths.processingRecords(),
      needs: 'register.read',
      icon: IconList,
      keywords: (names) => names.processingRecords,
    },
  ],
  sitePlaces: [
    {
      group: 'rights',
      label: (words) => words.sites.places.processingRecords,
      path: (paths, siteId) => paths.registerOf(siteId),
      needs: 'register.read',
      icon: IconList,
      keywords: (names) => names.processingRecords,
    },
  ],
  slots: { siteConsentCard: { Component: RegisterSiteCard } },
};
