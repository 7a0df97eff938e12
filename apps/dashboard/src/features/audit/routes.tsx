import { IconHistory } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const auditFeature: Feature = {
  signedIn: [{ path: 'account/audit', lazy: () => import('./audit-page.tsx') }],
  places: [
    {
      group: 'account',
      label: (words) => words.accounts.audit,
      path: (paths) => paths.audit,
      needs: 'audit.read',
      icon: IconHistory,
      keywords: (names) => names.audit,
    },
  ],
};
