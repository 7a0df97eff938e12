import { IconAddressBook, IconWorld } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

export const sitesFeature: Feature = {
  openWork: [{ path: 'privacy-policy-generator', lazy: () => import('./quick-page.tsx') }],
  signedIn: [
    { path: 'dashboard', lazy: () => import('./sites-page.tsx') },
    { path: 'sites/:siteId', lazy: () => import('./site-page.tsx') },
    { path: 'sites/:siteId/owner', lazy: () => import('./owner-page.tsx') },
    { path: 'sites/:siteId/settings', lazy: () => import('./settings-page.tsx') },
    { path: 'members', lazy: () => import('./members-page.tsx') },
    { path: 'members/new', lazy: () => import('./new-member-page.tsx') },
    { path: 'members/:memberId', lazy: () => import('./member-page.tsx') },
  ],
  switcher: lazy(async () => ({ default: (await import('./switcher.tsx')).SiteSwitcher })),
  places: [
    { group: 'work', label: (words) => words.sites.place, path: (paths) => paths.sites, icon: IconWorld },
    {
      group: 'work',
      label: (words) => words.sites.members.title,
      path: (paths) => paths.members,
      icon: IconAddressBook,
    },
  ],
};
