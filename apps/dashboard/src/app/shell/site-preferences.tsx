import { lazy, Suspense } from 'react';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

const PreferencesCard = lazy(async () => ({
  default: (await import('#features/cookie-preferences/preferences-card.tsx')).PreferencesCard,
}));

/** What visitors of a site chose, on the page of the site. */
export function SitePreferences({ siteId }: { readonly siteId: string }) {
  const words = useWords().shell;
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={words.loading} />}>
      <PreferencesCard siteId={siteId} />
    </Suspense>
  );
}
