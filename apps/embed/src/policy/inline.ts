import type { DocumentTree } from '@app/documents';
import { documentAddress } from './addresses.ts';
import { element, type Page } from './page.ts';
import { documentElement } from './render.ts';

const places = '[data-candor-document][data-candor-mode=inline]';

/** Inserts the documents that the page asks for, also in places that are added later. */
export function watchInline(page: Page, product: string): void {
  const seen = new WeakSet<Element>();
  let planned = false;

  function fillNew(): void {
    planned = false;
    for (const place of page.document.querySelectorAll<HTMLElement>(places)) {
      if (!seen.has(place)) void fill(page, product, place);
      seen.add(place);
    }
  }

  // At most once per frame, however often the page changes.
  new page.MutationObserver(() => {
    if (!planned) page.requestAnimationFrame(fillNew);
    planned = true;
  }).observe(page.document, { childList: true, subtree: true });
  fillNew();
}

async function fill(page: Page, product: string, place: HTMLElement): Promise<void> {
  const { candorDocument: id = '', candorLang } = place.dataset;
  const link = place.querySelector('a');
  const address = (link?.origin === product && link.href) || `${product}/privacy-policy/${encodeURIComponent(id)}`;
  try {
    const answer = await page.fetch(documentAddress(address, '.json', candorLang));
    // Our own server's tree; another shape throws in the next line, and the link stays.
    const tree = (await answer.json()) as DocumentTree;
    place.replaceChildren(documentElement(page, tree));
  } catch {
    // The document does not exist, cannot be reached or is not allowed: shows a link to it, unless the page has one
    // here.
    const href = documentAddress(address, '', candorLang);
    if (!link) place.append(element(page, 'a', [href], { href }));
  }
}
