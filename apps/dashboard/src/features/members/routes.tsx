import { IconId } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const membersFeature: Feature = {
  signedIn: [
    { path: 'members', lazy: () => import('./members-page.tsx') },
    { path: 'members/new', lazy: () => import('./new-member-page.tsx') },
    { path: 'members/:memberId', lazy: () => import('./member-page.tsx') },
    { path: 'sites/:siteId/owner', lazy: () => import('./owner-page.tsx') },
  ],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.members,
      path: (paths) => paths.members,
      needs: 'members.read',
      icon: IconId,
      keywords: (names) => names.members,
    },
    {
      group: 'work',
      label: (words) => words.sites.places.newMember,
      path: (paths) => paths.newMember,
      needs: 'members.edit',
    },
  ],
  sitePlaces: [
    {
      group: 'settings',
      label: (words) => words.sites.page.ownerTitle,
      path: (paths, siteId) => paths.siteOwner(siteId),
      needs: 'owner.edit',
      icon: IconId,
      keywords: (names) => names.owner,
    },
  ],
};
