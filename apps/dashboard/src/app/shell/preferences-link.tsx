import { lazy, Suspense } from 'react';

const Link = lazy(async () => ({
  default: (await import('#features/cookie-preferences/preferences-link.tsx')).PreferencesLink,
}));

/** From the banner of a site to what visitors chose at it. Nothing stands in its place until it is there. */
export function PreferencesLink({ siteId }: { readonly siteId: string }) {
  return (
    <Suspense fallback={null}>
      <Link siteId={siteId} />
    </Suspense>
  );
}
