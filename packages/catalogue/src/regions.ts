import type { CountryCode } from './service.ts';

/** Laws with their own list of adequate countries for transfers. */
export type TransferLaw = 'gdpr' | 'uk-gdpr' | 'swiss-fadp' | 'lgpd';

/** An adequacy decision for a country. `scope` names the only recipients it covers, if it does not cover all. */
export type Adequacy = {
  /** First day, ISO 8601. */
  readonly since: string;
  /** Last day, if the decision expires unless renewed. */
  readonly until?: string;
  readonly scope?: 'commercial-organisations' | 'private-sector' | 'privacy-framework';
};

const euStates = list('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
const eeaStates = new Set([...euStates, 'IS', 'LI', 'NO']);

// Outermost regions, Åland, the Canaries, Ceuta and Melilla have their own codes but belong to a member state. TFEU Art. 349
// and 355.
const memberOf: Readonly<Record<string, CountryCode>> = {
  AX: 'FI',
  EA: 'ES',
  GF: 'FR',
  GP: 'FR',
  IC: 'ES',
  MF: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

// Decisions of the Commission under GDPR Art. 45, in force on November 21, 2026.
const gdprAdequacy: Readonly<Record<CountryCode, Adequacy>> = {
  AD: { since: '2010-10-19' },
  AR: { since: '2003-06-30' },
  BR: { since: '2026-01-26' },
  CA: { since: '2001-12-20', scope: 'commercial-organisations' },
  CH: { since: '2000-07-26' },
  FO: { since: '2010-03-05' },
  GB: { since: '2021-06-28', until: '2031-12-27' },
  GG: { since: '2003-11-21' },
  IL: { since: '2011-01-31' },
  IM: { since: '2004-04-28' },
  JE: { since: '2008-05-08' },
  JP: { since: '2019-01-23', scope: 'private-sector' },
  KR: { since: '2021-12-17' },
  NZ: { since: '2012-12-19' },
  US: { since: '2023-07-10', scope: 'privacy-framework' },
  UY: { since: '2012-08-21' },
};

// Data Protection Act 2018, Sch. 21 para. 5 (countries the Union had recognized by the end of 2020), then the regulations for
// Korea and for the UK extension of the Data Privacy Framework.
const ukAdequacy: Readonly<Record<CountryCode, Adequacy>> = {
  ...each('AD AR CH FO GG GI IL IM JE NZ UY', { since: '2021-01-01' }),
  CA: { since: '2021-01-01', scope: 'commercial-organisations' },
  JP: { since: '2021-01-01', scope: 'private-sector' },
  KR: { since: '2022-12-19' },
  US: { since: '2023-10-12', scope: 'privacy-framework' },
};

// Data Protection Ordinance, Annex 1, as revised with effect from September 15, 2024.
const swissAdequacy: Readonly<Record<CountryCode, Adequacy>> = {
  ...each('AD AR FO GB GG GI IL IM JE MC NZ UY', { since: '2023-09-01' }),
  CA: { since: '2023-09-01', scope: 'commercial-organisations' },
  US: { since: '2024-09-15', scope: 'privacy-framework' },
};

// Resolution CD/ANPD no. 32 of January 26, 2026: the Union and the three other states of the EEA. No other country so far.
const brazilianSince = '2026-01-27';

export function isEea(country: CountryCode): boolean {
  return eeaStates.has(memberOf[country] ?? country);
}

/** The member state of a territory with its own code, or the country itself. */
export function stateOf(country: CountryCode): CountryCode {
  return memberOf[country] ?? country;
}

/** Whether the law applies in the country itself: data there has not been transferred abroad. */
export function isUnder(law: TransferLaw, country: CountryCode): boolean {
  if (law === 'gdpr') return isEea(country);
  return country === seats[law];
}

/**
 * The adequacy decision under which a law permits transfers to a country without further safeguards on a day; `undefined` if
 * none. If it has a scope, only for recipients within it.
 *
 * @see GDPR Art. 45; UK GDPR Art. 45A; FADP Art. 16(1); LGPD Art. 33(I)
 */
export function adequacyOn(law: TransferLaw, country: CountryCode, day: string): Adequacy | undefined {
  const adequacy = lists[law][country] ?? eeaFor[law](country);
  return adequacy && adequacy.since <= day && day <= (adequacy.until ?? day) ? adequacy : undefined;
}

const lists: Readonly<Record<TransferLaw, Readonly<Record<CountryCode, Adequacy>>>> = {
  gdpr: gdprAdequacy,
  'uk-gdpr': ukAdequacy,
  'swiss-fadp': swissAdequacy,
  lgpd: {},
};

const seats = { 'uk-gdpr': 'GB', 'swiss-fadp': 'CH', lgpd: 'BR' };

// The other laws recognize every EEA country.
const eeaFor: Record<TransferLaw, (country: CountryCode) => Adequacy | undefined> = {
  gdpr: () => undefined,
  'uk-gdpr': (country) => (isEea(country) ? { since: '2021-01-01' } : undefined),
  'swiss-fadp': (country) => (isEea(country) ? { since: '2023-09-01' } : undefined),
  lgpd: (country) => (isEea(country) ? { since: brazilianSince } : undefined),
};

function list(codes: string): ReadonlySet<CountryCode> {
  return new Set(codes.split(' '));
}

function each(codes: string, adequacy: Adequacy): Record<CountryCode, Adequacy> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, adequacy]));
}
