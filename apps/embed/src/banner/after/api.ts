import { bitOf, type ChoiceAction, type PurposeSet } from '@app/consent';
import { page, type Api, type Core, type PublicChoice } from '../core.ts';
import { onEvent, tellPage, toldOf } from '../told.ts';
import { kit } from './kit.ts';
import { allowed, choice, config, joint } from './state.ts';

/** @see Core.choose */
type Choose = (action: ChoiceAction, granted: PurposeSet, decided?: PurposeSet) => void;

/** The valid choice, in its public form. */
export function told(): PublicChoice | undefined {
  const made = choice();
  return made && toldOf(made, allowed());
}

export const announce = (what: 'ready' | 'choice'): void => tellPage(what, told());

/** Sets `window.Candor` and runs the callbacks that waited for it. */
export function offer(choose: Choose, open: () => void): void {
  const own: Api & { _: Core } = {
    _: Object.assign(kit, { choose, open }),
    open,
    accept: () => choose('accept', config.purposes),
    reject: () => choose('reject', 1),
    withdraw: () => choose('withdraw', 1),
    allows: (purpose) => !!(allowed() & bitOf(purpose)),
    on: onEvent,
    get choice() {
      return told();
    },
  };
  // The page may hold the API that a file without a first layer offered: it stays the same object.
  const api: Api = Object.defineProperties(page.Candor ?? own, Object.getOwnPropertyDescriptors(own));
  page.Candor = api;
  const { queue } = joint;
  if (queue) {
    for (const act of queue) act(api);
    queue.push = (...acts) => (acts.forEach((act) => act(api)), 0);
  }
  const waiting = page.candorReady;
  page.candorReady = { push: (act) => act(api) };
  if (Array.isArray(waiting)) for (const act of waiting) act(api);
}
