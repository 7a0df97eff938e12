import { bitOf, type ChoiceAction, type PurposeSet } from '@app/consent';
import { page, type Api, type Core, type PublicChoice } from '../core.ts';
import { tellPage, toldOf } from '../told.ts';
import { kit } from './kit.ts';
import { allowed, choice, config } from './state.ts';

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
  const api: Api & { _: Core } = {
    _: Object.assign(kit, { choose, open }),
    open,
    accept: () => choose('accept', config.purposes),
    reject: () => choose('reject', 1),
    withdraw: () => choose('withdraw', 1),
    allows: (purpose) => !!(allowed() & bitOf(purpose)),
    on: (event, act) =>
      document.addEventListener(`candor:${event}`, ({ detail }: CustomEventInit<PublicChoice>) =>
        act(detail ?? undefined),
      ),
    get choice() {
      return told();
    },
  };
  page.Candor = api;
  const waiting = page.candorReady;
  page.candorReady = { push: (act) => act(api) };
  if (Array.isArray(waiting)) for (const act of waiting) act(api);
}
