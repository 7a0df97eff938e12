import { oncePerServer, type Deps } from '#platform/feature.ts';
import type { AskedWork } from './asked-work.ts';

type MakesMail = AskedWork['makesMail'];

const askersOf = oncePerServer((): MakesMail[] => []);

/** Demands proof of work for consents that cause a mail, as decided by a later feature. */
export function askForWork(deps: Deps, makesMail: MakesMail): void {
  askersOf(deps).push(makesMail);
}

export function isMailed(deps: Deps): MakesMail {
  return async (holder, input) => {
    for (const makesMail of askersOf(deps)) if (await makesMail(holder, input)) return true;
    return false;
  };
}
