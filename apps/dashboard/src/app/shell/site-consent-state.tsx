import { lazy, Suspense } from 'react';

const StateAlert = lazy(async () => ({
  default: (await import('#features/consent-records/state-alert.tsx')).StateAlert,
}));

/** Says where consents of a site are not recorded: subscriptions are made of them. */
export function SiteConsentState({ siteId }: { readonly siteId: string }) {
  return (
    <Suspense fallback={null}>
      <StateAlert siteId={siteId} />
    </Suspense>
  );
}
