import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const BannerCard = lazy(async () => ({
  default: (await import('#features/cookie-solution/banner-card.tsx')).BannerCard,
}));

/** The banner of a site, on the page of the site. */
export function SiteBanner({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={words.loading} />}>
      <BannerCard siteId={siteId} />
    </Suspense>
  );
}
