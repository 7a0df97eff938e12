import { Suspense } from 'react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { hasPending } from './trips.ts';

const ProviderButtons = lazyPart(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));
const IdentitiesCard = lazyPart(async () => ({ default: (await import('./identities-card.tsx')).IdentitiesCard }));
const ConfirmByProvider = lazyPart(async () => ({
  default: (await import('./confirm-by-provider.tsx')).ConfirmByProvider,
}));
const SignInCompany = lazyPart(async () => ({ default: (await import('./sign-in-company.tsx')).SignInCompany }));
const CompanyCard = lazyPart(async () => ({ default: (await import('./company-card.tsx')).CompanyCard }));
const PendingIdentity = lazyPart(async () => ({ default: (await import('./pending-identity.tsx')).PendingIdentity }));

function Pending() {
  if (!hasPending()) return null;
  return (
    <Suspense>
      <PendingIdentity />
    </Suspense>
  );
}

export const identitiesFeature: Feature = {
  open: [
    { path: 'sign-in/with/:provider', lazy: () => import('./return-page.tsx') },
    { path: 'company-sign-in', lazy: () => import('./company-owed-page.tsx') },
  ],
  notices: [Pending],
  slots: {
    securityCard: { Component: IdentitiesCard },
    signInProviders: { Component: ProviderButtons },
    signInCompany: { Component: SignInCompany },
    companySignIn: { Component: CompanyCard },
    confirmOtherwise: { Component: ConfirmByProvider },
  },
};
