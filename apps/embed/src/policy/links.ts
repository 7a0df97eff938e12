import { themeOf } from './messages.ts';
import { openOverlay } from './overlay.ts';
import type { Page } from './page.ts';

/** Opens the page's policy links (`a.candor-embed`) in a popup, including links added later. */
export function watchLinks(page: Page, product: string): void {
  // Captures, to run before the page's own listeners: a menu that stops clicks does not stop these.
  page.document.addEventListener('click', (event) => open(page, product, event), true);
}

function open(page: Page, product: string, event: MouseEvent): void {
  const link = policyLink(page, event);
  if (!link || link.origin !== product || !isPlain(event)) return;

  try {
    if (link.dataset['candorMode'] !== 'popup') openPopup(page, product, link);
    else if (!openWindow(page, link)) return;
    // Last, so that if anything fails the link works as usual.
    event.preventDefault();
  } catch {
    // The browser lacks something that the popup needs.
  }
}

function policyLink(page: Page, event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((target) => target instanceof page.HTMLAnchorElement);
  return link?.classList.contains('candor-embed') ? link : undefined;
}

/**
 * Whether a click has no modifier key. With one, it asks the browser for a tab, a window or a download. (A middle click
 * is an `auxclick` and does not get here.)
 */
function isPlain(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
}

function openWindow(page: Page, link: HTMLAnchorElement): boolean {
  const opened = page.open(link.href, 'candor-policy', 'width=1024,height=600');
  opened?.focus();
  return opened !== null;
}

function openPopup(page: Page, product: string, link: HTMLAnchorElement): void {
  openOverlay(page, {
    product,
    address: link.href,
    label: link.title || link.innerText || link.href,
    theme: themeOf(link.dataset['candorTheme']),
    closed: () => link.focus({ preventScroll: true }),
    failed: () => page.location.assign(link.href),
  });
}
