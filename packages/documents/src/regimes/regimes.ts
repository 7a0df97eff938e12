import { areas, areasOfType, isEea } from '@app/catalogue';
import { packDays } from '@app/consent';
import type { Area, AudienceFacts, CountryCode, Facts, OwnerFacts } from '../facts.ts';
import { switchingFreeFrom, termsProvisionDays } from './terms.ts';
import { stateLawsOn, type StateLaw } from '@app/catalogue';

export const regimeIds = [
  'gdpr',
  'uk-gdpr',
  'fadp',
  'us-states',
  'coppa',
  'lgpd',
  'pipeda',
  'quebec',
  'australia',
  'popia',
  'appi',
  'dpdp',
] as const;
export type RegimeId = (typeof regimeIds)[number];

type Regime = {
  readonly id: RegimeId;
  readonly source: string;
  /** The first day on which its duties toward data subjects apply, ISO 8601. */
  readonly from: string;
  readonly home: (country: CountryCode) => boolean;
  /** The area whose people it protects, wherever the owner is. */
  readonly area: Area;
  /** Applies only to sites directed at children. */
  readonly children?: true;
  /** Whether a person has checked our description of this law against its text. The owner is told when nobody has. */
  readonly confirmed: boolean;
};

const only = (wanted: CountryCode) => (country: CountryCode) => country === wanted;

/** State of the law: November 2026. */
const regimes: readonly Regime[] = [
  {
    id: 'gdpr',
    source: 'Regulation (EU) 2016/679, Art. 3',
    from: '2018-05-25',
    home: isEea,
    area: 'eea',
    confirmed: false,
  },
  {
    id: 'uk-gdpr',
    source: 'UK GDPR, Art. 3; Data Protection Act 2018, s. 207',
    from: '2021-01-01',
    home: only('GB'),
    area: 'uk',
    confirmed: false,
  },
  {
    id: 'fadp',
    source: 'Swiss Federal Act on Data Protection (SR 235.1), Art. 3',
    from: '2023-09-01',
    home: only('CH'),
    area: 'ch',
    confirmed: false,
  },
  {
    id: 'us-states',
    source: 'The laws of the single states',
    from: '2020-01-01',
    home: only('US'),
    area: 'us',
    confirmed: false,
  },
  {
    id: 'coppa',
    source: 'COPPA Rule, 16 CFR § 312.4(d)',
    from: '2013-07-01',
    home: only('US'),
    area: 'us',
    children: true,
    confirmed: false,
  },
  {
    id: 'lgpd',
    source: 'Lei nº 13.709/2018 (LGPD), art. 3',
    from: '2020-09-18',
    home: only('BR'),
    area: 'br',
    confirmed: false,
  },
  {
    id: 'pipeda',
    source: 'PIPEDA (S.C. 2000, c. 5), s. 4',
    from: '2004-01-01',
    home: only('CA'),
    area: 'ca',
    confirmed: false,
  },
  {
    id: 'quebec',
    source: 'Quebec private sector Act (CQLR, c. P-39.1), s. 1',
    from: '2023-09-22',
    home: only('CA'),
    area: 'ca',
    confirmed: false,
  },
  {
    id: 'australia',
    source: 'Privacy Act 1988 (Cth), ss. 5B, 6D',
    from: '2014-03-12',
    home: only('AU'),
    area: 'au',
    confirmed: false,
  },
  {
    id: 'popia',
    source: 'POPIA (Act no. 4 of 2013), s. 3',
    from: '2021-07-01',
    home: only('ZA'),
    area: 'za',
    confirmed: false,
  },
  {
    id: 'appi',
    source: 'APPI (Act no. 57 of 2003), Art. 16, 171',
    from: '2022-04-01',
    home: only('JP'),
    area: 'jp',
    confirmed: false,
  },
  {
    // The Rules of November 13, 2025 defer the duties toward people by eighteen months: rule 1(4).
    id: 'dpdp',
    source: 'DPDP Act (Act no. 22 of 2023), s. 3; DPDP Rules, 2025, rule 1',
    from: '2027-05-13',
    home: only('IN'),
    area: 'in',
    confirmed: false,
  },
];

export type AppliedRegime = {
  readonly id: RegimeId;
  /** `established`: the owner is established there. `addressed`: the site addresses people there. */
  readonly reason: 'established' | 'addressed';
  readonly source: string;
  readonly from: string;
  readonly confirmed: boolean;
  /** The state laws; only for `us-states`. */
  readonly states: readonly StateLaw[];
};

/** The areas whose people a site addresses: all, if nobody said. */
export function areasOf(audience: AudienceFacts | undefined): readonly Area[] {
  return audience?.areas ?? (audience?.areaType ? areasOfType[audience.areaType] : areas);
}

/** The facts that decide which laws apply. */
export type ScopeFacts = { readonly owner: Pick<OwnerFacts, 'country'> } & Pick<Facts, 'audience'>;

/** The laws a document must follow on a day, and why each applies. Empty when none of these laws requires the document. */
export function applicableRegimes(facts: ScopeFacts, on: string): readonly AppliedRegime[] {
  const addressed = areasOf(facts.audience);
  return regimes.flatMap(({ id, source, from, confirmed, ...regime }) => {
    const home = regime.home(facts.owner.country);
    if (on < from || (!home && !addressed.includes(regime.area))) return [];
    if (regime.children && !facts.audience?.children) return [];
    const states = id === 'us-states' ? stateLawsOn(on, facts.audience?.usStates) : [];
    if (id === 'us-states' && states.length === 0) return [];
    return [{ id, reason: home ? 'established' : 'addressed', source, from, confirmed, states }] as const;
  });
}

/**
 * The first day of the provisions of the Data (Use and Access) Act 2025 on legal bases, automated decisions, time limits and
 * transfers: UK GDPR Art. 6(1)(ea), 12A, 22A to 22D and 45A.
 */
export const ukActFrom = '2026-02-05';

/** The first day of Lei nº 15.211/2025 (ECA Digital), art. 41, as amended by Medida Provisória nº 1.319/2025. */
export const ecaDigitalFrom = '2026-03-17';

/**
 * The first day on which people can complain to the controller itself, and no longer by Art. 77 UK GDPR. Data (Use and Access) Act 2025, s. 103; DPA 2018, s.
 * 164A.
 */
export const ukComplaintsFrom = '2026-06-19';

/**
 * The first day on which policies must disclose decisions by computer programs. Privacy and Other Legislation Amendment Act
 * 2024, Sch. 1 Pt. 15.
 */
export const australianDecisionsFrom = '2026-12-10';

/**
 * The day by which businesses that decide by machines must follow the regulations on automated decisionmaking technology. CCPA
 * regulations § 7200(b).
 */
export const californiaDecisionsFrom = '2027-01-01';

/** All days on which a part of these laws begins to apply, in chronological order: the days on which documents may change. */
export function datesOfLaw(): readonly string[] {
  const days = [
    ...regimes.map(({ from }) => from),
    ...stateLawsOn('9999-12-31').map(({ from }) => from),
    ukActFrom,
    ecaDigitalFrom,
    ukComplaintsFrom,
    australianDecisionsFrom,
    californiaDecisionsFrom,
    switchingFreeFrom,
    ...termsProvisionDays,
    ...packDays,
  ];
  return [...new Set(days)].sort();
}
