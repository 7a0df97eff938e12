import { renderJson, renderMarkdown, renderText } from '@app/documents';
import { documentPage, type DocumentPage } from './document-page.ts';
import { treeOf, type Packed } from './packing.ts';
import { versionsPage, type VersionsPage } from './versions-page.ts';

/** A page with everything needed to render it: packed, so that transferring it to a thread is cheap. */
export type PageTask =
  | { readonly what: 'document'; readonly of: DocumentPage }
  | { readonly what: 'versions'; readonly of: VersionsPage }
  | { readonly what: 'md' | 'txt'; readonly of: Packed }
  | { readonly what: 'json'; readonly of: Packed; readonly base: string };

/** Renders a long page in a separate thread from the one that serves requests. */
export async function renderPage(task: PageTask): Promise<Uint8Array> {
  return Buffer.from((await preparePage(task))());
}

/** Loads the words that a page needs. @returns the function that renders it */
export async function preparePage(task: PageTask): Promise<() => string> {
  switch (task.what) {
    case 'document':
      return documentPage(task.of);
    case 'versions':
      return versionsPage(task.of);
    case 'md':
      return () => renderMarkdown(treeOf(task.of));
    case 'txt':
      return () => renderText(treeOf(task.of));
    case 'json':
      return () => renderJson(treeOf(task.of), task.base);
  }
}
