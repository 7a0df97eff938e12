import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const SubscriptionsTab = lazy(async () => ({
  default: (await import('#features/newsletter/subscriptions-tab.tsx')).SubscriptionsTab,
}));

/** Who subscribed to the newsletters of a site, beside its consents. */
export function SiteSubscriptions({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="rows" count={6} label={words.loading} />}>
      <SubscriptionsTab siteId={siteId} isAlone />
    </Suspense>
  );
}
