import { nonce } from '../guard/nonce.ts';
import { make } from './dom.ts';

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
