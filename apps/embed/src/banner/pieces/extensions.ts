// Loads TCF and GPP before the banner is shown, because they talk to third-party scripts.
import type { CompiledPart } from '@app/consent';
import { given } from '../joint.ts';
import { loaderOf } from '../loader.ts';

/** The parts, and the indexes of the regimes under which the banner waits for GPP. */
declare const $its: readonly [tcf: CompiledPart | 0, gpp: CompiledPart | 0, laws: readonly number[]];

const [tcf, gpp, laws] = $its;
$first.push((joint) => {
  const spoken = laws.includes(joint.place) && gpp;
  if (!tcf && !spoken) return undefined;
  const load = (joint.load = loaderOf(given[1]));
  // Requested together, run in this order. A part that fails to load allows nothing.
  return Promise.allSettled([joint.rest?.(), tcf && load(...tcf), spoken && load(...spoken)]);
});
