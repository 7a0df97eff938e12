import { decideChoice, type ChoiceAction, type PurposeSet } from '@app/consent';
import { now, store } from './cookie.ts';
import { afterFrame } from './dom.ts';
import { guard } from './guarded.ts';
import { rest, say } from './rest.ts';
import { allowed, banner, domain, joint, lang as language, law, name } from './state.ts';
import { randomId, tellPage, toldOf } from './told.ts';

/**
 * Makes a choice on the first layer: stores it, tells the page and hides the banner. Scripts that it allows run after
 * the next frame, so that the click feels fast.
 */
export function choose(action: ChoiceAction, granted: PurposeSet, decided: PurposeSet): void {
  const { last, variant, shownAt } = joint;
  const choice = decideChoice(banner, law(), last, { action, granted, decided, consentId: randomId() }, now());
  joint.last = choice;
  store(name, choice, law(), domain);
  say();
  tellPage('choice', toldOf(choice, allowed()));
  joint.hide?.();
  const waited = performance.now() - (shownAt as number); // set when the first layer was shown
  afterFrame(() => {
    guard.allow(allowed());
    // The part `after` of this page or the next sends it.
    const line = `${JSON.stringify({ ...choice, language, variant, waited })}\n`;
    const key = `${name}-`;
    try {
      localStorage[key] = (localStorage[key] ?? '') + line;
    } catch {
      joint.line = line;
    }
    rest().then(
      () => joint.flush?.(),
      () => {},
    );
  });
}
