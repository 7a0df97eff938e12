import { IconUsers } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const teamsFeature: Feature = {
  open: [{ path: 'invitation', lazy: () => import('./invitation-page.tsx') }],
  signedIn: [{ path: 'account/teams', lazy: () => import('./team-page.tsx') }],
  places: [
    {
      group: 'account',
      label: (words) => words.accounts.team,
      path: (paths) => paths.teams,
      needs: 'people.read',
      icon: IconUsers,
      keywords: (names) => names.teams,
    },
  ],
};
