import { renderJson, renderMarkdown, renderText } from '@app/documents';
import { documentPage, type DocumentPage } from './document-page.ts';
import { treeOf, type Packed } from './packing.ts';
import { versionsPage, type VersionsPage } from './versions-page.ts';

/** A page with all that it is put together of: packed, so that handing it to a thread costs little. */
export type PageTask =
  | { readonly what: 'document'; readonly of: DocumentPage }
  | { readonly what: 'versions'; readonly of: VersionsPage }
  | { readonly what: 'md' | 'txt'; readonly of: Packed }
  | { readonly what: 'json'; readonly of: Packed; readonly base: string };

/** Long pages are put together here, away from the thread that answers requests. */
export async function renderPage(task: PageTask): Promise<Uint8Array> {
  return Buffer.from((await preparePage(task))());
}

/** Loads the words that a page needs. @returns what puts it together */
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
