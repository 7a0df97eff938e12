import { embedderOrigin } from './addresses.ts';
import { parseFromHost, type FromDocument } from './messages.ts';
import type { Page } from './page.ts';

/**
 * Connects a hosted document with the page around its frame. Outside a frame (`ifr=true`) it does nothing. The popup's
 * words are attributes of our script tag (`data-close`, `data-open`).
 */
export function startFrame(page: Page, script: HTMLOrSVGScriptElement | null): void {
  const asked = new URLSearchParams(page.location.search);
  if (page.parent === page || asked.get('ifr') !== 'true') return;
  const embedder = embedderOrigin(asked.get('origin') || page.document.referrer);

  page.document.addEventListener('click', ({ target }) => {
    const link = target instanceof page.Element ? target.closest('a') : null;
    if (link) prepareLink(page, link, asked, embedder);
  });
  if (!embedder) return;

  function say(message: FromDocument): void {
    // A page without an origin (a file, a sandbox) cannot be addressed. The messages contain no secrets.
    page.parent.postMessage(message, embedder === undefined || embedder === 'null' ? '*' : embedder);
  }

  let told = 0;
  function sayHeight(): void {
    const height = Math.ceil(page.document.documentElement.getBoundingClientRect().height);
    if (height !== told) say({ type: 'candor.pp.height', height });
    told = height;
  }

  page.addEventListener('message', (event) => {
    if (event.source !== page.parent || event.origin !== embedder) return;
    const message = parseFromHost(event.data);
    if (message?.type === 'iub.pp.esc') blur(page);
    if (message?.type !== 'iub.pp.loading') return;
    page.document.documentElement.dataset['theme'] = message.themeName;
    // The host may have missed messages sent before it listened.
    told = 0;
    sayHeight();
  });
  page.document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) say({ type: 'iub.pp.esc' });
  });

  const { close, open } = script?.dataset ?? {};
  const words = close && open ? { language: page.document.documentElement.lang, close, open } : undefined;
  say({ type: 'iub.pp.init', ...(words && { words }) });
  if ('ResizeObserver' in page) new page.ResizeObserver(sayHeight).observe(page.document.documentElement);
}

/** Makes links to the document's other languages and forms open in the frame, and all others in a new tab. */
function prepareLink(page: Page, link: HTMLAnchorElement, asked: URLSearchParams, embedder = ''): void {
  if (link.hash && link.pathname === page.location.pathname) return;
  if (link.origin !== page.location.origin || !isDocument(link.pathname)) {
    link.target = '_blank';
    link.relList.add('noopener');
    return;
  }
  const address = new URL(link.href);
  // The next document's referrer will be this document, so the embedder must be passed on.
  const kept = { ifr: 'true', height: asked.get('height'), origin: embedder, theme: asked.get('theme') };
  for (const [name, value] of Object.entries(kept)) if (value) address.searchParams.set(name, value);
  link.href = address.href;
}

/** Whether a path is a page of a document: not a file to download, and not the list of its versions. */
function isDocument(path: string): boolean {
  return (
    /^(?:\/private)?\/(?:privacy-policy|terms-and-conditions|legal-notice|data-processing-agreement)\//.test(path) &&
    !/\.|\/versions$/.test(path)
  );
}

/** Removes the focus from this frame when the popup closes; otherwise the page could not take it back. */
function blur(page: Page): void {
  const { activeElement } = page.document;
  if (activeElement instanceof page.HTMLElement) activeElement.blur();
}
