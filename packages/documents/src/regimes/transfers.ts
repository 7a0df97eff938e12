import { adequacyOn, isUnder, seatsOf, type TransferLaw } from '@app/catalogue';
import type { CountryCode, Place, Safeguard, ServiceFacts } from '../facts.ts';
import type { AppliedRegime } from './regimes.ts';

/** A country where a service processes data, and the safeguard there under the first law that the document follows. */
export type KnownPlace = {
  readonly country: CountryCode;
  /** A key in the texts. */
  readonly safeguard: ShownSafeguard;
  /** True when neither the owner nor a law states it. */
  readonly assumed: boolean;
};

export type ShownSafeguard =
  | 'inside'
  | 'home'
  | 'adequacyEu'
  | 'adequacyEuLimited'
  | 'adequacyUk'
  | 'adequacySwiss'
  | 'frameworkEu'
  | 'frameworkUk'
  | 'frameworkSwiss'
  | 'clausesEu'
  | 'clausesUk'
  | 'clausesSwiss'
  | 'frameworkOrClausesEu'
  | 'bindingRules'
  | 'explicitConsent'
  | 'contract';

type TransferRow = {
  readonly law: TransferLaw;
  readonly framework: 'eu' | 'uk' | 'ch';
  readonly inside: ShownSafeguard;
  readonly adequacy: ShownSafeguard;
  readonly limited: ShownSafeguard;
  readonly certified: ShownSafeguard;
  readonly clauses: ShownSafeguard;
  /** The United States, when it is unknown whether the recipient is certified. */
  readonly uncertain: ShownSafeguard;
};

/** Laws that require the safeguard to be stated for each place. */
export type TransferRegime = 'gdpr' | 'uk-gdpr' | 'fadp';

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
  },
};

/** The law whose safeguards the document shows for each place: the first of GDPR, UK GDPR and FADP that applies. */
export function transferRegime(regimes: readonly AppliedRegime[]): TransferRegime | undefined {
  return (['gdpr', 'uk-gdpr', 'fadp'] as const).find((wanted) => regimes.some(({ id }) => id === wanted));
}

/** Places where a service processes data: those the owner named, or else the seats of the companies that receive it. */
export function placesOf(
  service: ServiceFacts,
  companies: Parameters<typeof seatsOf>[0],
  regimes: readonly AppliedRegime[],
  on: string,
): readonly KnownPlace[] {
  if (service.selfHosted && !service.places) return [];
  const assumed = service.selfHosted ? [] : seatsOf(companies);
  const places: readonly Place[] = service.places ?? assumed.map((country) => ({ country }));
  const regime = transferRegime(regimes);
  const shown = regime && shownBy[regime];
  return places.map((place) => ({
    country: place.country,
    ...(shown ? protectionOf(place, service, shown, on) : { safeguard: 'home', assumed: false }),
  }));
}

/** The safeguard of one place. @see GDPR Art. 45, 46 and 49; Decision (EU) 2023/1795; UK GDPR Art. 45A; FADP Art. 16 and 17 */
function protectionOf(
  place: Place,
  service: ServiceFacts,
  shown: TransferRow,
  on: string,
): Omit<KnownPlace, 'country'> {
  const said = (safeguard: ShownSafeguard) => ({ safeguard, assumed: false });
  if (isUnder(shown.law, place.country)) return said(shown.inside);
  const adequacy = adequacyOn(shown.law, place.country, on);
  const certified = service.provider.privacyFramework?.[shown.framework] === true;
  if (place.safeguard) return said(chosen(place.safeguard, shown, adequacy?.scope !== undefined));
  if (adequacy?.scope === 'privacy-framework' && certified) return said(shown.certified);
  if (adequacy && adequacy.scope !== 'privacy-framework') return said(adequacy.scope ? shown.limited : shown.adequacy);
  if (shown.framework === 'eu' && service.provider.bindingRules?.eu) return said('bindingRules');
  if (adequacy) return { safeguard: shown.uncertain, assumed: true };
  return { safeguard: shown.clauses, assumed: true };
}

function chosen(safeguard: Safeguard, shown: TransferRow, limited: boolean): ShownSafeguard {
  const shownFor: Record<Safeguard, ShownSafeguard> = {
    adequacy: limited ? shown.limited : shown.adequacy,
    'privacy-framework': shown.certified,
    'standard-clauses': shown.clauses,
    'binding-rules': 'bindingRules',
    'explicit-consent': 'explicitConsent',
    contract: 'contract',
  };
  return shownFor[safeguard];
}
