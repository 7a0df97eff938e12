import { nonce } from '../guard/nonce.ts';
import { make } from './dom.ts';

/** Creates the banner's host element, whose shadow root keeps the page's styles out. */
export function hostIn(css: string, lang: string, dir: string): ShadowRoot {
  const host = make('candor-banner', { lang, dir });
  const root = host.attachShadow({ mode: 'open' });
  addStyle(root, css);
  return root;
}

/** Adds a style sheet in a way that works where inline styles are forbidden: by script, or with the page's nonce. */
export function addStyle(root: ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
  } catch {
    root.append(make('style', { nonce }, css));
  }
}
