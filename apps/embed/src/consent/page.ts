import { startConsent } from './recorder.ts';
import type { ConsentRecorder } from './types.ts';

type Act = (recorder: ConsentRecorder) => void;
/** `window.CandorConsent`: before the script has come it may be a list of what waits for it. */
type Global = ConsentRecorder & { push(...acts: readonly Act[]): void };
declare global {
  interface Window {
    CandorConsent?: Global | Act[];
  }
}

/** Starts by a script's own tag: `data-key`, `data-intake` where the script comes from elsewhere, and `data-token`. */
export function startOnPage(page: Window, tag: HTMLScriptElement | null): void {
  const waiting = page.CandorConsent;
  // The tag may stand there twice.
  if (!tag || (waiting && 'bind' in waiting)) return;
  // What a tag without a key sends is refused.
  const recorder = startConsent({ intake: tag.src, ...(tag.dataset as { readonly key: string }) });
  const push = (...acts: readonly Act[]) => acts.forEach((act) => act(recorder));
  page.CandorConsent = { ...recorder, push };
  recorder.bind('[data-candor-form]');
  push(...(waiting ?? []));
}
