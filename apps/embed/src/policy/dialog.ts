import css from './overlay.css';
import type { PopupWords, Theme } from './messages.ts';
import { element, type Page } from './page.ts';

type Look = { readonly label: string; readonly theme: Theme; readonly address: string };

export type DialogParts = {
  /** Host element, which keeps the page's styles out. */
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly frame: HTMLIFrameElement;
  readonly closeButton: HTMLButtonElement;
  /** Labels link and button in the language of the document. */
  readonly speak: (words: PopupWords) => void;
};

/** Words used until the document in the frame sends its own. */
const english: PopupWords = { language: 'en', close: 'Close', open: 'Open in a new window' };

/** Creates the popup: a bar with title, link and button, and the frame. Nothing is in the page yet. */
export function dialogParts(page: Page, look: Look): DialogParts {
  const { label, theme, address } = look;
  const openLink = element(page, 'a', [icon(page, 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6')], {
    href: address,
    target: '_blank',
  });
  const closeButton = element(page, 'button', [icon(page, 'm6 6 12 12M18 6 6 18')], {
    type: 'button',
  });
  const bar = element(page, 'div', [element(page, 'h2', [label]), openLink, closeButton], { className: 'bar' });
  const frame = element(page, 'iframe', [], { title: label });
  const [first, last] = [edge(page, frame), edge(page, openLink)];
  const dialog = element(page, 'dialog', [first, bar, frame, last], {
    className: theme,
    // A modal dialog implies the first two; they are set for assistive technology that does not know it yet.
    role: 'dialog',
    ariaModal: 'true',
    ariaLabel: label,
  });

  const host = page.document.createElement('candor-policy');
  function speak({ language, close, open }: PopupWords): void {
    host.lang = language;
    closeButton.title = close;
    openLink.title = open;
  }
  speak(english);
  const root = host.attachShadow({ mode: 'open' });
  // A constructed style sheet works even if the page forbids inline styles.
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  return { host, dialog, frame, closeButton, speak };
}

/** An element at one edge of the dialog: when it gets the focus, the focus moves on to the other end. */
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
