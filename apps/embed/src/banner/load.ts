import type { AfterPart } from '@app/consent';
import { nonce } from '../guard/nonce.ts';
import { page } from './core.ts';

/** Inserts the script tag of one of our files. Parts build upon one another, so they run in order. */
export function insert(src: string, integrity = ''): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), {
    integrity,
    crossOrigin: '',
    nonce,
    async: false,
    src,
  });
  document.head.append(script);
  return script;
}

/** Inserts the script tag of the part `after`, which holds everything not needed at once. */
export const insertAfter = (base: string, hash: AfterPart): HTMLScriptElement =>
  insert(`${base}/e/${hash}/after.js`, `sha256-${hash}=`);

/**
 * Makes every element of the page with `data-candor-open` open "your choices", wherever and whenever it is added (RULES
 * B11). The part `after` handles the clicks, including those made before it loaded.
 */
export function hearButtons(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-candor-open]')) return;
    event.preventDefault();
    (page.candorReady ??= []).push((candor) => candor.open());
  });
}

/** Runs a callback when the page is idle. */
export function soon(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  (page.requestIdleCallback ?? setTimeout)(act);
}

/** The same; at once if scripts of the page are waiting for the API. */
export const whenIdle = (act: () => void): void => (page.candorReady ? act() : soon(act));
