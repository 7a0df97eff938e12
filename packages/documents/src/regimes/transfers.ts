import { adequacyOn, isUnder, seatsOf, type Adequacy, type TransferLaw } from '@app/catalogue';
import type { CountryCode, Facts, Place, Safeguard, ServiceFacts } from '../facts.ts';
import { keepsFrame, type BodyLaw } from './body.ts';
import type { AppliedRegime } from './regimes.ts';

/** A country where a service processes data, and what protects the data there under each law that asks for it. */
export type KnownPlace = {
  readonly country: CountryCode;
  readonly protections: Readonly<Partial<Record<TransferRegime, Protection>>>;
};

export type Protection = {
  /** A key in the texts. */
  readonly safeguard: ShownSafeguard;
  /** True when neither the owner nor a law states it. */
  readonly assumed: boolean;
  /** The last day of the adequacy decision or of the listing that it rests on, if that ends. ISO 8601. */
  readonly until?: string | undefined;
};

export type ShownSafeguard =
  | 'inside'
  | 'home'
  | 'adequacyEu'
  | 'adequacyEuLimited'
  | 'adequacyUk'
  | 'adequacySwiss'
  | 'adequacyBrazil'
  | 'frameworkEu'
  | 'frameworkUk'
  | 'frameworkSwiss'
  | 'clausesEu'
  | 'clausesUk'
  | 'clausesSwiss'
  | 'clausesBrazil'
  | 'frameworkOrClausesEu'
  | 'bindingRules'
  | 'bindingRulesSwiss'
  | 'bindingRulesBrazil'
  | 'explicitConsent'
  | 'explicitConsentSwiss'
  | 'explicitConsentBrazil'
  | 'contract'
  | 'contractSwiss'
  | 'contractBrazil';

type TransferRow = {
  readonly law: TransferLaw;
  /** The law's part of the Data Privacy Framework; Brazil has none. */
  readonly framework: 'eu' | 'uk' | 'ch' | undefined;
  readonly inside: ShownSafeguard;
  readonly adequacy: ShownSafeguard;
  readonly limited: ShownSafeguard;
  readonly certified: ShownSafeguard;
  readonly clauses: ShownSafeguard;
  /** The United States, when it is unknown whether the recipient is certified. */
  readonly uncertain: ShownSafeguard;
  readonly rules: ShownSafeguard;
  readonly consent: ShownSafeguard;
  readonly contract: ShownSafeguard;
};

/** Laws that require the safeguard to be stated for each place. */
export const transferRegimes = ['gdpr', 'uk-gdpr', 'fadp', 'lgpd'] as const;
export type TransferRegime = (typeof transferRegimes)[number];

const european = { rules: 'bindingRules', consent: 'explicitConsent', contract: 'contract' } as const;

const shownBy: Readonly<Record<TransferRegime, TransferRow>> = {
  gdpr: {
    law: 'gdpr',
    framework: 'eu',
    inside: 'inside',
    adequacy: 'adequacyEu',
    limited: 'adequacyEuLimited',
    certified: 'frameworkEu',
    clauses: 'clausesEu',
    uncertain: 'frameworkOrClausesEu',
    ...european,
  },
  'uk-gdpr': {
    law: 'uk-gdpr',
    framework: 'uk',
    inside: 'home',
    adequacy: 'adequacyUk',
    limited: 'adequacyUk',
    certified: 'frameworkUk',
    clauses: 'clausesUk',
    uncertain: 'clausesUk',
    ...european,
  },
  fadp: {
    law: 'swiss-fadp',
    framework: 'ch',
    inside: 'home',
    adequacy: 'adequacySwiss',
    limited: 'adequacySwiss',
    certified: 'frameworkSwiss',
    clauses: 'clausesSwiss',
    uncertain: 'clausesSwiss',
    rules: 'bindingRulesSwiss',
    consent: 'explicitConsentSwiss',
    contract: 'contractSwiss',
  },
  lgpd: {
    law: 'lgpd',
    framework: undefined,
    inside: 'home',
    adequacy: 'adequacyBrazil',
    limited: 'adequacyBrazil',
    certified: 'clausesBrazil',
    clauses: 'clausesBrazil',
    uncertain: 'clausesBrazil',
    rules: 'bindingRulesBrazil',
    consent: 'explicitConsentBrazil',
    contract: 'contractBrazil',
  },
};

/**
 * The laws that ask for a safeguard in each country: that of the body first, if it is one. Documents that keep their frame show
 * the first of GDPR, UK GDPR and FADP.
 */
export function transferLaws(
  { audience }: Pick<Facts, 'audience'>,
  body: BodyLaw,
  regimes: readonly AppliedRegime[],
): readonly TransferRegime[] {
  const applying = transferRegimes.filter((wanted) => regimes.some(({ id }) => id === wanted));
  if (keepsFrame(audience)) return applying.filter((id) => id !== 'lgpd');
  return applying.toSorted((a, b) => Number(b === body) - Number(a === body));
}

/** Places where a service processes data: those the owner named, or else the seats of the companies that receive it. */
export function placesOf(
  service: ServiceFacts,
  companies: Parameters<typeof seatsOf>[0],
  laws: readonly TransferRegime[],
  on: string,
): readonly KnownPlace[] {
  if (service.selfHosted && !service.places) return [];
  const assumed = service.selfHosted ? [] : seatsOf(companies);
  const places: readonly Place[] = service.places ?? assumed.map((country) => ({ country }));
  return places.map((place) => protectedPlace(place, service.provider, laws, on));
}

/** A country where a recipient that is no service processes data. Nothing is known of certificates or rules. */
export function placeOfRecipient(country: CountryCode, laws: readonly TransferRegime[], on: string): KnownPlace {
  return protectedPlace({ country }, { name: '' }, laws, on);
}

function protectedPlace(
  place: Place,
  provider: ServiceFacts['provider'],
  laws: readonly TransferRegime[],
  on: string,
): KnownPlace {
  const protections = laws.map((law) => [law, protectionOf(place, provider, shownBy[law], on)]);
  return { country: place.country, protections: Object.fromEntries(protections) };
}

/**
 * The safeguard of one place.
 * @see GDPR Art. 45, 46 and 49; Decision (EU) 2023/1795; UK GDPR Art. 45A; FADP Art. 16 and 17; LGPD Art. 33
 */
function protectionOf(place: Place, provider: ServiceFacts['provider'], shown: TransferRow, on: string): Protection {
  const adequacy = adequacyOn(shown.law, place.country, on);
  const listing = provider.privacyFramework;
  const said = (safeguard: ShownSafeguard): Protection => {
    const until = endOf(safeguard, shown, adequacy, listing?.until);
    return { safeguard, assumed: false, ...(until && { until }) };
  };
  if (isUnder(shown.law, place.country)) return said(shown.inside);
  const isListed = on <= (listing?.until ?? on);
  const certified = shown.framework !== undefined && isListed && listing?.[shown.framework] === true;
  if (place.safeguard) return said(chosen(place.safeguard, shown, adequacy));
  if (adequacy?.scope === 'privacy-framework' && certified) return said(shown.certified);
  if (adequacy && adequacy.scope !== 'privacy-framework') return said(adequacy.scope ? shown.limited : shown.adequacy);
  if (shown.framework === 'eu' && provider.bindingRules?.eu) return said('bindingRules');
  if (adequacy) return { safeguard: shown.uncertain, assumed: true };
  return { safeguard: shown.clauses, assumed: true };
}

/** The last day of what a safeguard rests on. Undefined: it does not end by itself. */
function endOf(
  safeguard: ShownSafeguard,
  shown: TransferRow,
  adequacy: Adequacy | undefined,
  listedUntil: string | undefined,
): string | undefined {
  if (safeguard === shown.adequacy || safeguard === shown.limited) return adequacy?.until;
  // Brazil has no framework: what would be one is its clauses.
  if (shown.framework === undefined || safeguard !== shown.certified) return undefined;
  return [adequacy?.until, listedUntil].filter((day) => day !== undefined).toSorted()[0];
}

/** The safeguard that the owner chose, in the terms of the law; without an adequacy decision under it, its clauses. */
function chosen(safeguard: Safeguard, shown: TransferRow, adequacy: Adequacy | undefined): ShownSafeguard {
  const limited = adequacy?.scope !== undefined;
  const shownFor: Record<Safeguard, ShownSafeguard> = {
    adequacy: !adequacy ? shown.clauses : limited ? shown.limited : shown.adequacy,
    'privacy-framework': shown.certified,
    'standard-clauses': shown.clauses,
    'binding-rules': shown.rules,
    'explicit-consent': shown.consent,
    contract: shown.contract,
  };
  return shownFor[safeguard];
}
