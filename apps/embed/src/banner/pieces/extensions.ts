// TCF and GPP: what speaks to other people's scripts is there before the banner shows.
import type { CompiledPart } from '@app/consent';
import { given } from '../joint.ts';
import { loaderOf } from '../loader.ts';

/** The parts, and at which places laws stand that the second is waited for under. */
declare const $its: readonly [tcf: CompiledPart | 0, gpp: CompiledPart | 0, laws: readonly number[]];

const [tcf, gpp, laws] = $its;
$first.push((joint) => {
  const spoken = laws.includes(joint.place) && gpp;
  if (!tcf && !spoken) return undefined;
  const load = (joint.load = loaderOf(given[1]));
  // Asked for together, run in this order. What does not come allows nothing.
  return Promise.allSettled([joint.rest?.(), tcf && load(...tcf), spoken && load(...spoken)]);
});
