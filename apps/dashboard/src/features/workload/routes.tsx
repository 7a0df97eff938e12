import { IconLayoutDashboard } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const workloadFeature: Feature = {
  signedIn: [{ path: 'workload', lazy: () => import('./workload-page.tsx') }],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.workload,
      path: (paths) => paths.workload,
      needs: 'scans.read',
      icon: IconLayoutDashboard,
      keywords: (names) => names.workload,
    },
  ],
};
