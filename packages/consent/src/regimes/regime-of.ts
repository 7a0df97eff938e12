import { isEea, stateOf } from '@app/catalogue';
import { modes, regimeIds, type Regime, type RegimeId } from '../regimes.ts';
import { americas } from './americas.ts';
import { europe } from './europe.ts';
import { others } from './others.ts';
import type { Pack } from './pack.ts';

/** All packs, including disabled ones. */
export const packs: readonly Pack[] = [...europe, ...americas, ...others];

/** Days from which packs apply, ISO 8601, in chronological order. */
export const packDays: readonly string[] = [
  ...new Set(packs.filter(({ disabled }) => !disabled).map(({ from }) => from)),
].sort();

/** What each regime requires on a day, including `strictest`. @param day ISO 8601 */
export function regimesOn(day: string): ReadonlyMap<RegimeId, Regime> {
  const known = regimeIds.flatMap((id) => packOn(id, day) ?? []);
  return new Map([['strictest', strictest(known)], ...known.map((each) => [each.id, each] as const)]);
}

function packOn(id: RegimeId, day: string): Pack | undefined {
  const applied = packs.filter((pack) => pack.id === id && !pack.disabled);
  return applied.findLast(({ from }) => from <= day) ?? applied[0];
}

/**
 * A regime that satisfies all given ones at once. The months come only from regimes of the strictest mode: visitors
 * cannot opt out of what was never switched on, so the longer wait of opt-out laws does not apply.
 */
export function strictest(all: readonly Regime[]): Regime {
  const [first] = all.toSorted((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode));
  const ofMode = all.filter(({ mode }) => mode === first?.mode);
  return {
    id: 'strictest',
    mode: first?.mode ?? 'opt-in',
    before: all.reduce((set, { before }) => set & before, first?.before ?? 0),
    closeRequired: all.some(({ closeRequired }) => closeRequired),
    rejectOnFirst: all.length === 0 || all.some(({ rejectOnFirst }) => rejectOnFirst),
    gpc: all.some(({ gpc }) => gpc),
    gpcShown: all.some(({ gpcShown }) => gpcShown),
    reaskMonths: Math.max(6, ...ofMode.map(({ reaskMonths }) => reaskMonths)),
    mostMonths: Math.min(24, ...ofMode.map(({ mostMonths }) => mostMonths)),
    gdpr: all.length === 0 || all.some(({ gdpr }) => gdpr),
    sources: [],
  };
}

const ownPacks: Readonly<Record<string, RegimeId>> = {
  IT: 'it',
  FR: 'fr',
  ES: 'es',
  GB: 'uk',
  CH: 'ch',
  BR: 'br',
  JP: 'jp',
  KR: 'kr',
  IN: 'in',
  ZA: 'za',
  AU: 'au',
};

const usTerritories = ['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'UM'];

/**
 * The regime of a visitor. Canada gets that of Quebec (RULES B21), and the USA the one for any state if only the
 * country is known.
 * @param country ISO 3166-1 alpha-2, upper case; unknown codes give `other`
 * @param region ISO 3166-2 without the country: `CA`, `QC`
 */
export function regimeIdOf(country: string, region?: string): RegimeId {
  if (usTerritories.includes(country)) return country === 'US' && region === 'CA' ? 'us-ca' : 'us';
  if (country === 'CA') return 'ca-qc';
  return ownPacks[stateOf(country)] ?? (isEea(country) ? 'eu' : 'other');
}
