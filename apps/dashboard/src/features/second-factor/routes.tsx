import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const FactorsCard = lazyPart(async () => ({ default: (await import('./factors-card.tsx')).FactorsCard }));
const SignInPasskey = lazyPart(async () => ({ default: (await import('./sign-in-passkey.tsx')).SignInPasskey }));
const SignInCode = lazyPart(async () => ({ default: (await import('./sign-in-code.tsx')).SignInCode }));
const ConfirmByFactor = lazyPart(async () => ({ default: (await import('./confirm-by-factor.tsx')).ConfirmByFactor }));

export const secondFactorFeature: Feature = {
  open: [{ path: 'second-factor', lazy: () => import('./second-factor-page.tsx') }],
  slots: {
    securityCard: { Component: FactorsCard },
    signInPasskey: { Component: SignInPasskey },
    signInCode: { Component: SignInCode },
    confirmOtherwise: { Component: ConfirmByFactor },
  },
};
