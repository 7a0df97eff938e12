import { IconListCheck } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const workloadFeature: Feature = {
  signedIn: [{ path: 'workload', lazy: () => import('./workload-page.tsx') }],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.workload,
      path: (paths) => paths.workload,
      needs: 'scans.read',
      icon: IconListCheck,
      keywords: (names) => names.workload,
    },
  ],
};
