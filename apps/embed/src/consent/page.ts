import { startConsent } from './recorder.ts';
import type { ConsentRecorder } from './types.ts';

type Act = (recorder: ConsentRecorder) => void;
/** `window.CandorConsent`: before the script has loaded, it may be a list of callbacks that wait for it. */
type Global = ConsentRecorder & { push(...acts: readonly Act[]): void };
declare global {
  interface Window {
    CandorConsent?: Global | Act[];
  }
}

/**
 * Starts with the attributes of the script's own tag: `data-key`, `data-intake` if the script is loaded from elsewhere,
 * and `data-token`.
 */
export function startOnPage(page: Window, tag: HTMLScriptElement | null): void {
  const waiting = page.CandorConsent;
  // The page may contain the tag twice.
  if (!tag || (waiting && 'bind' in waiting)) return;
  // Without a key, the intake refuses everything.
  const recorder = startConsent({ intake: tag.src, ...(tag.dataset as { readonly key: string }) });
  const push = (...acts: readonly Act[]) => acts.forEach((act) => act(recorder));
  page.CandorConsent = { ...recorder, push };
  recorder.bind('[data-candor-form]');
  push(...(waiting ?? []));
}
