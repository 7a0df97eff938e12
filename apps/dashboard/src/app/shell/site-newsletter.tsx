import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const NewsletterSiteCard = lazy(async () => ({
  default: (await import('#features/newsletter/newsletter-site-card.tsx')).NewsletterSiteCard,
}));

/** The newsletters of a site, on the page of the site. */
export function SiteNewsletter({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={words.loading} />}>
      <NewsletterSiteCard siteId={siteId} />
    </Suspense>
  );
}
