import css from './overlay.css';
import type { Theme } from './messages.ts';
import { element, type Page } from './page.ts';
import type { PopupWords } from './words.ts';

type Look = { readonly label: string; readonly theme: Theme; readonly address: string };

export type DialogParts = {
  /** Keeps the styles of the page out. */
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly frame: HTMLIFrameElement;
  readonly closeButton: HTMLButtonElement;
};

/** Makes the popup: a bar with title, link and button, and the frame. Nothing of it is in the page yet. */
export function dialogParts(page: Page, look: Look, lang: string, words: PopupWords): DialogParts {
  const { label, theme, address } = look;
  const openLink = element(page, 'a', [icon(page, 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6')], {
    href: address,
    target: '_blank',
    title: words.open,
  });
  const closeButton = element(page, 'button', [icon(page, 'm6 6 12 12M18 6 6 18')], {
    type: 'button',
    title: words.close,
  });
  const bar = element(page, 'div', [element(page, 'h2', [label]), openLink, closeButton], { className: 'bar' });
  const loading = element(page, 'div', [words.loading], { className: 'loading', role: 'status' });
  const frame = element(page, 'iframe', [], { title: label });
  const [first, last] = [edge(page, frame), edge(page, openLink)];
  const dialog = element(page, 'dialog', [first, bar, loading, frame, last], {
    className: theme,
    // The first two are implied by a modal dialog, and said for technology that does not know it yet.
    role: 'dialog',
    ariaModal: 'true',
    ariaLabel: label,
  });

  const host = Object.assign(page.document.createElement('candor-policy'), { lang });
  const root = host.attachShadow({ mode: 'open' });
  // A sheet made by script needs no leave of a page that forbids inline styles.
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  return { host, dialog, frame, closeButton };
}

/** Where the focus would leave the dialog, it goes on at the other end. */
function edge(page: Page, other: HTMLElement): HTMLElement {
  return element(page, 'span', [], { tabIndex: 0, onfocus: () => other.focus() });
}

function icon(page: Page, d: string): SVGSVGElement {
  const [made, path] = [svg(page, 'svg'), svg(page, 'path')];
  made.setAttribute('viewBox', '0 0 24 24');
  made.ariaHidden = 'true';
  path.setAttribute('d', d);
  made.append(path);
  return made;
}

function svg<Name extends 'svg' | 'path'>(page: Page, name: Name): SVGElementTagNameMap[Name] {
  return page.document.createElementNS('http://www.w3.org/2000/svg', name);
}
