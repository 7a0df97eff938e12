import { cookieName, expiresAt, grantedPurposes, openPurposes, readChoice } from '@app/consent';
import type { Choice, CompiledBanner, CompiledRegime, PurposeSet } from '@app/consent';
import { gpc, now, read, store } from '../cookie.ts';
import type { Joint, JointPage } from '../joint.ts';
import { loaderOf } from '../loader.ts';

/** State shared with the entry file. */
export const joint = (window as JointPage).candorJoint as Joint; // the entry file, which loads this part, has set it
export const config = $candor as CompiledBanner; // the data this part was composed with
const name = cookieName(config.id);
// The file that asks has already read the cookie: `follow` finds choices made since.
if (!joint.rest) joint.last ??= joint.cookie ? readChoice(joint.cookie.split('=')[1]) : read(name);
joint.place ??= Math.max(
  0,
  config.regimes.findIndex(({ at }) => at === joint.last?.regime),
);
joint.load ??= loaderOf(config.base);

export const law = (): CompiledRegime => config.regimes[joint.place ?? 0] as CompiledRegime; // compiled with its index
/** Purposes that still have to be asked. */
export const asked = (): PurposeSet => openPurposes(config, law(), joint.again ? undefined : joint.last, gpc, now());
export const allowed = (): PurposeSet => grantedPurposes(config, law(), joint.last, gpc, now());
/** The choice, if it is still valid. */
export const choice = (): Choice | undefined =>
  joint.last && now() < expiresAt(joint.last, law()) ? joint.last : undefined;
/** Whether the browser's Global Privacy Control signal counts here, as a refusal without a click (RULES G1). */
export const byGpc = (): unknown => gpc && (law().gpc ?? config.gpc);
/** Text that says that the signal was honored, if it must be shown on every page (RULES G2). */
export const honoured = (): string | undefined => (byGpc() ? config.words.gpc : undefined);

export function storeChoice(made: Choice): void {
  joint.last = made;
  store(name, made, law(), config.domain);
}

/** Reads a choice that was made elsewhere. Returns whether it is new. */
export function reread(): boolean {
  const stored = read(name);
  if (!stored || JSON.stringify(stored) === JSON.stringify(joint.last)) return false;
  joint.last = stored;
  // A question that was asked again in one tab is answered in all.
  joint.again = false;
  return true;
}
