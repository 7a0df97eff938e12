import { cookieName, expiresAt, grantedPurposes, openPurposes } from '@app/consent';
import type { Choice, CompiledBanner, CompiledRegime, PurposeSet } from '@app/consent';
import { gpc, now, read, store } from '../cookie.ts';
import type { Joint, JointPage } from '../joint.ts';
import { loaderOf } from '../loader.ts';

/** What the file before has told so far, and is told from now on. */
export const joint = (window as JointPage).candorJoint as Joint; // it loads this one
export const config = $candor as CompiledBanner; // what this part is composed with
const name = cookieName(config.id);
// The file that asks has looked already: what was chosen since, `follow` finds.
if (!joint.rest) joint.last ??= read(name);
joint.place ??= Math.max(
  0,
  config.regimes.findIndex(({ at }) => at === joint.last?.regime),
);
joint.load ??= loaderOf(config.base);

export const law = (): CompiledRegime => config.regimes[joint.place ?? 0] as CompiledRegime; // compiled with its place
/** What is still to be asked of the visitor. */
export const asked = (): PurposeSet => openPurposes(config, law(), joint.again ? undefined : joint.last, gpc, now());
export const allowed = (): PurposeSet => grantedPurposes(config, law(), joint.last, gpc, now());
/** The choice that holds. */
export const choice = (): Choice | undefined =>
  joint.last && now() < expiresAt(joint.last, law()) ? joint.last : undefined;
/** That the browser's signal counts here, as a no with no click (RULES G1). */
export const byGpc = (): boolean => gpc && !!(law().gpc ?? config.gpc);
/** That it was honoured, where that must be said on every page (RULES G2). */
export const honoured = (): string | undefined => (byGpc() ? config.words.gpc : undefined);

export function storeChoice(made: Choice): void {
  joint.last = made;
  store(name, made, law(), config.domain);
}

/** Reads what was chosen elsewhere since. Whether it is something new. */
export function reread(): boolean {
  const stored = read(name);
  if (!stored || JSON.stringify(stored) === JSON.stringify(joint.last)) return false;
  joint.last = stored;
  // What was asked again in one tab is answered in all.
  joint.again = false;
  return true;
}
