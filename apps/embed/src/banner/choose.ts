import { decideChoice, type ChoiceAction, type PurposeSet } from '@app/consent';
import { now, store } from './cookie.ts';
import { afterFrame } from './dom.ts';
import { guard } from './guarded.ts';
import { rest, say } from './rest.ts';
import { allowed, banner, domain, joint, lang as language, law, name } from './state.ts';
import { randomId, tellPage, toldOf } from './told.ts';

/** A choice on the first layer: stored, said, the banner gone. What it allows runs after the next frame, so that the click feels light. */
export function choose(action: ChoiceAction, granted: PurposeSet, decided: PurposeSet): void {
  const { last, variant, shownAt } = joint;
  const choice = decideChoice(banner, law(), last, { action, granted, decided, consentId: randomId() }, now());
  joint.last = choice;
  store(name, choice, law(), domain);
  say();
  tellPage('choice', toldOf(choice, allowed()));
  joint.hide?.();
  const waited = performance.now() - (shownAt as number); // a first layer asked for it
  afterFrame(() => {
    guard.allow(allowed());
    // The part sends it, of this page or of the next.
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
