import { IconKey, IconUserCircle } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { PreparedNotices, prepareNotices } from './prepared-notices.tsx';

const TermsWizard = lazyPart(async () => ({ default: (await import('./terms-wizard.tsx')).TermsWizard }));

export const accountsFeature: Feature = {
  open: [
    { path: 'sign-in', lazy: () => import('./sign-in-page.tsx') },
    { path: 'sign-up', lazy: () => import('./sign-up-page.tsx') },
    { path: 'forgotten-password', lazy: () => import('./forgotten-password-page.tsx') },
    { path: 'reset-password', lazy: () => import('./reset-password-page.tsx') },
    { path: 'not-me', lazy: () => import('./denied-sign-in-page.tsx') },
    { path: 'verify-email', lazy: () => import('./verify-email-page.tsx') },
  ],
  openWork: [{ path: 'accept-terms', lazy: () => import('./accept-terms-page.tsx') }],
  signedIn: [
    { path: 'account', lazy: () => import('./account-page.tsx') },
    { path: 'account/access', lazy: () => import('./access-page.tsx') },
    { path: 'account/api-keys', lazy: () => import('./api-keys-page.tsx') },
  ],
  places: [
    {
      group: 'account',
      label: (words) => words.account.title,
      path: (paths) => paths.account,
      icon: IconUserCircle,
      keywords: (names) => names.account,
    },
    {
      group: 'account',
      label: (words) => words.accounts.apiKeys.title,
      path: (paths) => paths.apiKeys,
      needs: 'keys.manage',
      icon: IconKey,
      keywords: (names) => names.apiKeys,
    },
  ],
  slots: { termsWizard: { Component: TermsWizard } },
  notices: [PreparedNotices],
  prepare: prepareNotices,
};
