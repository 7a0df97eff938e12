import type { Facts } from '../facts.ts';
import type { AppliedRegime, RegimeId, ScopeFacts } from './regimes.ts';

/** The law in whose terms a document is written. `general`: none, where no law of the product applies at the seat. */
export type BodyLaw = Exclude<RegimeId, 'coppa' | 'quebec'> | 'general';

const never: ReadonlySet<RegimeId> = new Set(['coppa', 'quebec']);

/**
 * The law that gives the body of a document: its legal bases, rights, authority and transfers. That of the owner's seat, or the
 * GDPR for an owner elsewhere who addresses people in the EEA. All other laws that apply are supplements.
 *
 * Facts of versions that were published before there were sets of areas keep their frame, in which the GDPR came first for
 * everybody: such a document changes only when its owner publishes it again.
 */
export function bodyOf({ owner, audience }: ScopeFacts, regimes: readonly AppliedRegime[]): BodyLaw {
  const applies = (wanted: RegimeId) => regimes.some(({ id }) => id === wanted);
  if (keepsFrame(audience)) return (['gdpr', 'uk-gdpr'] as const).find(applies) ?? 'general';
  const home = regimes.find(({ id, reason }) => reason === 'established' && !never.has(id));
  if (home && isBody(home.id)) return home.id;
  if (owner.country === 'US') return 'us-states';
  return applies('gdpr') ? 'gdpr' : 'general';
}

/** Whether the facts were published before there were sets of areas. */
export function keepsFrame(audience: Facts['audience']): boolean {
  return audience?.areaType !== undefined && audience.areas === undefined;
}

function isBody(id: RegimeId): id is Exclude<BodyLaw, 'general'> {
  return !never.has(id);
}
