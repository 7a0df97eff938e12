import { watchFrames } from './frames.ts';
import { watchInline } from './inline.ts';
import { watchLinks } from './links.ts';
import type { Page } from './page.ts';

/**
 * Starts what a page has pasted: popup links, inline documents and frames that grow with their content. Included twice,
 * it starts once. Nothing it meets is thrown at the page: the links work without it.
 */
export function startPolicy(page: Page, script: HTMLOrSVGScriptElement | null): void {
  const product = productOrigin(page, script);
  if (!product) return;
  // The only mark on the page's window. A symbol, so that it can meet no name of the page.
  const mark = Symbol.for(`candor.policy ${product}`);
  if (mark in page) return;
  Object.assign(page, { [mark]: true });

  for (const start of [watchLinks, watchFrames, watchInline]) {
    try {
      start(page, product);
    } catch {
      // A browser without what this part needs: the links and frames of the page stay as they are.
    }
  }
}

/** Where this script came from is where the documents are. */
function productOrigin(page: Page, running: HTMLOrSVGScriptElement | null): string | undefined {
  // A loader that runs us as a module leaves no trace of which script we are.
  const script = running ?? page.document.querySelector<HTMLScriptElement>('script[src*="/embed/policy.js"]');
  return script && 'src' in script ? new URL(script.src).origin : undefined;
}
