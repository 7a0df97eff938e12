import type { AfterPart } from '@app/consent';
import { nonce } from '../guard/nonce.ts';
import { page } from './core.ts';

/** Puts in the tag of a file of ours. Parts build upon one another, so they run in order. */
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

/** The part with all that may wait. */
export const insertAfter = (base: string, hash: AfterPart): HTMLScriptElement =>
  insert(`${base}/e/${hash}/after.js`, `sha256-${hash}=`);

/**
 * A button of the page's own opens "your choices", wherever it is and whenever it comes (RULES B11). The part `after` answers,
 * also what was clicked before it came.
 */
export function hearButtons(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-candor-open]')) return;
    event.preventDefault();
    (page.candorReady ??= []).push((candor) => candor.open());
  });
}

/** Once there is time; at once for scripts of the page that wait to be told. */
export function whenIdle(act: () => void): void {
  if (page.candorReady) act();
  // Safari has no such callback.
  else (page.requestIdleCallback ?? setTimeout)(act);
}
