import { isEea } from '@app/catalogue';
import type { AreaType, CountryCode, Facts } from '../facts.ts';
import { stateLawsOn, type StateLaw } from './us-states.ts';

export const regimeIds = ['gdpr', 'uk-gdpr', 'fadp', 'us-states'] as const;
export type RegimeId = (typeof regimeIds)[number];

type Regime = {
  readonly id: RegimeId;
  readonly source: string;
  /** The first day on which it applies, ISO 8601. */
  readonly from: string;
  readonly home: (country: CountryCode) => boolean;
  readonly areas: readonly AreaType[];
};

const regimes: readonly Regime[] = [
  {
    id: 'gdpr',
    source: 'Regulation (EU) 2016/679, Art. 3',
    from: '2018-05-25',
    home: isEea,
    areas: ['europe', 'europe_us', 'worldwide'],
  },
  {
    id: 'uk-gdpr',
    source: 'UK GDPR, Art. 3; Data Protection Act 2018, s. 207',
    from: '2021-01-01',
    home: (country) => country === 'GB',
    areas: ['europe', 'europe_us', 'worldwide'],
  },
  {
    id: 'fadp',
    source: 'Swiss Federal Act on Data Protection (SR 235.1), Art. 3',
    from: '2023-09-01',
    home: (country) => country === 'CH',
    areas: ['europe', 'europe_us', 'worldwide'],
  },
  {
    id: 'us-states',
    source: 'The laws of the single states',
    from: '2020-01-01',
    home: (country) => country === 'US',
    areas: ['us', 'europe_us', 'worldwide'],
  },
];

export type AppliedRegime = {
  readonly id: RegimeId;
  /** `established`: the owner has its seat there. `addressed`: the site addresses people there. */
  readonly reason: 'established' | 'addressed';
  readonly source: string;
  readonly from: string;
  /** The state laws, for `us-states` alone. */
  readonly states: readonly StateLaw[];
};

/** The laws a document must follow on a day, and why each applies. A document that no law here asks for follows none. */
export function applicableRegimes(facts: Facts, on: string): readonly AppliedRegime[] {
  const area = facts.audience?.areaType ?? 'worldwide';
  return regimes.flatMap((regime) => {
    const home = regime.home(facts.owner.country);
    if (on < regime.from || (!home && !regime.areas.includes(area))) return [];
    const states = regime.id === 'us-states' ? stateLawsOn(on, facts.audience?.usStates) : [];
    if (regime.id === 'us-states' && states.length === 0) return [];
    const reason = home ? 'established' : 'addressed';
    return [{ id: regime.id, reason, source: regime.source, from: regime.from, states }] as const;
  });
}

/** From this day people can complain to the controller itself. Data (Use and Access) Act 2025, s. 103; DPA 2018, s. 164A. */
export const ukComplaintsFrom = '2026-06-19';
