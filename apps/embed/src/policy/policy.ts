import { watchFrames } from './frames.ts';
import { watchInline } from './inline.ts';
import { watchLinks } from './links.ts';
import type { Page } from './page.ts';

/**
 * Starts popup links, inline documents and frames that grow with their content. If the script is included twice, it
 * starts once. It throws no errors into the page: the links work without it.
 */
export function startPolicy(page: Page, script: HTMLOrSVGScriptElement | null): void {
  const product = productOrigin(page, script);
  if (!product) return;
  // The only mark on the page's window. A symbol, so that it cannot collide with a name of the page.
  const mark = Symbol.for(`candor.policy ${product}`);
  if (mark in page) return;
  Object.assign(page, { [mark]: true });

  for (const start of [watchLinks, watchFrames, watchInline]) {
    try {
      start(page, product);
    } catch {
      // The browser lacks something that this part needs: the links and frames of the page stay as they are.
    }
  }
}

/** The origin of the documents: the one from which this script was loaded. */
function productOrigin(page: Page, running: HTMLOrSVGScriptElement | null): string | undefined {
  // If a loader runs this as a module, there is no `currentScript`.
  const script = running ?? page.document.querySelector<HTMLScriptElement>('script[src*="/embed/policy.js"]');
  return script && 'src' in script ? new URL(script.src).origin : undefined;
}
