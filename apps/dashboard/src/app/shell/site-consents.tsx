import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const ConsentsCard = lazy(async () => ({
  default: (await import('#features/consent-records/consents-card.tsx')).ConsentsCard,
}));

/** Who agreed to what at a site, on the page of the site. */
export function SiteConsents({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={words.loading} />}>
      <ConsentsCard siteId={siteId} />
    </Suspense>
  );
}
