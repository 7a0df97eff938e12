import { store } from '#ui/store.ts';
import type { ModalSize } from '#ui/modal.tsx';
import { log } from './log.ts';

type Look = {
  readonly size: ModalSize;
  /** The accessible name of the dialog. */
  readonly title: string;
};

export type Lightboxed = Look & { readonly path: string; readonly loading: boolean };

export const lightbox = store<Lightboxed | undefined>(undefined);

/** Opens a page of the dashboard in a dialog, without its layout. Ignored while another page is loading. */
export function openLightbox(path: string, { title, size = 'large' }: Pick<Look, 'title'> & Partial<Look>): void {
  if (lightbox.get()?.loading) {
    log.warn(`Another lightbox is loading; ${path} is not opened.`);
    return;
  }
  const url = new URL(path, window.location.href);
  url.searchParams.set('no_lay', 'true');
  lightbox.set({ path: url.pathname + url.search, size, title, loading: true });
}

export function lightboxLoaded(): void {
  const now = lightbox.get();
  if (now) lightbox.set({ ...now, loading: false });
}

export function closeLightbox(): void {
  lightbox.set(undefined);
}

/** Whether the page is shown without its layout. */
export function isWithoutLayout(search: string): boolean {
  return new URLSearchParams(search).get('no_lay') === 'true';
}
