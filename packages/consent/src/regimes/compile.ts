import { countryCodes } from '@app/catalogue';
import type { CompiledRegime } from '../banner/compiled.ts';
import { regimeIds, type Exemption, type Regime, type RegimeId } from '../regimes.ts';
import { regimeIdOf, regimesOn } from './regime-of.ts';

export type RegimeOptions = {
  /** Months for which the owner wants a choice to be valid; a law may require fewer, or more. */
  readonly months: number;
  readonly exemptions: readonly Exemption[];
  /** Whether the Global Privacy Platform is used in the USA. */
  readonly gpp: boolean;
};

export type CompiledRegimes = {
  /**
   * The first is the strictest: it applies until the visitor's place is known, and in places whose law is unknown. Some
   * differ only by id, because the preference log records the regime (RULES C10).
   */
  readonly regimes: readonly CompiledRegime[];
  /** Index into `regimes` by place; places not listed use the first. Omitted if one regime serves all. */
  readonly where?: Readonly<Record<string, number>>;
};

/** Compiles the regimes that visitors of one configuration need. @param day ISO 8601 */
export function compileRegimes(setting: 'by-country' | RegimeId, day: string, options: RegimeOptions): CompiledRegimes {
  const known = regimesOn(day);
  const compiled = (id: RegimeId): CompiledRegime => {
    const regime = known.get(id) ?? known.get('strictest');
    if (!regime) throw new Error('There is a strictest regime on every day');
    return compileRegime(regime, options);
  };
  if (setting !== 'by-country') return { regimes: [compiled(setting)] };

  const ids: readonly RegimeId[] = ['strictest', ...new Set(places.map(([, id]) => id).filter((id) => id !== 'other'))];
  const where = places.map(([place, id]) => [place, Math.max(0, ids.indexOf(id))] as const);
  return { regimes: ids.map(compiled), where: Object.fromEntries(where.filter(([, at]) => at > 0)) };
}

// Keys as the country lookup gives them: two letters, and for the US states `US-CA`.
const places: readonly (readonly [place: string, id: RegimeId])[] = [
  ...countryCodes.map((country) => [country, regimeIdOf(country)] as const),
  ['US-CA', regimeIdOf('US', 'CA')],
];

function compileRegime(regime: Regime, { months, exemptions, gpp }: RegimeOptions): CompiledRegime {
  const exempt = regime.exempt && exemptions.includes(regime.exempt.by) ? regime.exempt.purposes : 0;
  return {
    id: regime.id,
    at: regimeIds.indexOf(regime.id),
    mode: regime.mode,
    before: regime.before | exempt,
    ...(regime.closeRequired && { close: 1 as const }),
    ...(regime.gpc && { gpc: 1 as const }),
    ...(regime.gdpr && { gdpr: 1 as const }),
    // Lower section numbers belong to TCF, which has its own extension.
    ...(gpp && regime.gpp !== undefined && regime.gpp >= 7 && { gpp: regime.gpp }),
    months: Math.min(regime.mostMonths, Math.max(regime.reaskMonths, months)),
  };
}
