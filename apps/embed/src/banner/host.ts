import { nonce } from '../guard/nonce.ts';
import { make } from './dom.ts';

/** The element ours stands in, which keeps the page's style out. */
export function hostIn(css: string, lang: string, dir: string): ShadowRoot {
  const host = make('candor-banner', { lang, dir });
  const root = host.attachShadow({ mode: 'open' });
  addStyle(root, css);
  return root;
}

/** Adds a style in a way that is allowed where inline styles are not: by script, or marked as the page's own. */
export function addStyle(root: ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
  } catch {
    root.append(make('style', { nonce }, css));
  }
}
