import { IconUsersGroup } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { ViewAsNotice } from './view-as-notice.tsx';

export const teamsFeature: Feature = {
  open: [{ path: 'invitation', lazy: () => import('./invitation-page.tsx') }],
  signedIn: [{ path: 'account/teams', lazy: () => import('./team-page.tsx') }],
  notices: [ViewAsNotice],
  places: [
    {
      group: 'account',
      label: (words) => words.accounts.team,
      path: (paths) => paths.teams,
      needs: 'people.read',
      icon: IconUsersGroup,
      keywords: (names) => names.teams,
    },
  ],
};
