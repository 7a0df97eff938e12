import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { closeLightbox, lightbox } from '#app/lightbox.ts';
import { useStore } from '#ui/store.ts';

const LightboxDialog = lazyPart(async () => ({ default: (await import('./lightbox-dialog.tsx')).LightboxDialog }));

/** The dialog that shows a page without its layout. It is rendered outside of the router, because the page has one of its own. */
export function Lightbox() {
  const open = useStore(lightbox);
  return <Suspense>{open && <LightboxDialog open={open} onClose={closeLightbox} />}</Suspense>;
}
