import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const ScanCard = lazy(async () => ({ default: (await import('#features/detection/scan-card.tsx')).ScanCard }));

/** The newest scan of a site, on the page of the site. */
export function SiteScan({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={words.loading} />}>
      <ScanCard siteId={siteId} />
    </Suspense>
  );
}
