import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { lightboxLoaded } from '#app/lightbox.ts';
import { routes } from '#app/router.tsx';

/** One page of the dashboard at an address of its own. */
export default function LightboxPage({ path }: { readonly path: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  useEffect(() => {
    const noticeLoaded = () => {
      if (router.state.initialized && router.state.navigation.state === 'idle') lightboxLoaded();
    };
    noticeLoaded();
    return router.subscribe(noticeLoaded);
  }, [router]);
  return <RouterProvider router={router} />;
}
