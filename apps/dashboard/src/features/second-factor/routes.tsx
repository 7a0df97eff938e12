import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const FactorsCard = lazy(async () => ({ default: (await import('./factors-card.tsx')).FactorsCard }));
const SignInPasskey = lazy(async () => ({ default: (await import('./sign-in-passkey.tsx')).SignInPasskey }));
const SignInCode = lazy(async () => ({ default: (await import('./sign-in-code.tsx')).SignInCode }));
const ConfirmByFactor = lazy(async () => ({ default: (await import('./confirm-by-factor.tsx')).ConfirmByFactor }));

export const secondFactorFeature: Feature = {
  open: [{ path: 'second-factor', lazy: () => import('./second-factor-page.tsx') }],
  slots: {
    securityCard: { Component: FactorsCard },
    signInPasskey: { Component: SignInPasskey },
    signInCode: { Component: SignInCode },
    confirmOtherwise: { Component: ConfirmByFactor },
  },
};
