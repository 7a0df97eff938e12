import { IconArchive } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const keptEvidenceFeature: Feature = {
  signedIn: [{ path: 'account/kept-evidence', lazy: () => import('./kept-evidence-page.tsx') }],
  places: [
    {
      group: 'account',
      label: (words) => words.evidence.title,
      path: (paths) => paths.keptEvidence,
      icon: IconArchive,
      keywords: (names) => names.keptEvidence,
    },
  ],
};
