import {
  categoryOf,
  crossSitePurposes,
  isDataType,
  isPurpose,
  receivingCompanies,
  usualDataTypes,
  type PurposeId,
  type Reach,
} from '@app/catalogue';
import { criterionFor, usualForPurpose, type Criterion, type Interest } from './usual.ts';
import { keptFor, type KnownService, type KnownTracker, type ResolvedRetention } from './known.ts';
import type { Assume } from './assumed.ts';
import type { LegalBasis, ServiceFacts } from './facts.ts';
import type { AppliedRegime } from './regimes/regimes.ts';
import { placesOf } from './regimes/transfers.ts';
import { shown } from './shown.ts';

/** A service with assumed values for everything the owner left out. */
export function resolveService(
  facts: ServiceFacts,
  on: string,
  regimes: readonly AppliedRegime[],
  reach: Reach,
  assume: Assume,
): KnownService {
  const take: Take = (code, field, taken) =>
    assume(code, `services.${facts.id}.${field}`, taken, { service: facts.name });
  const own = facts.purposes.filter(isPurpose);
  const category = facts.categoryOverride?.category ?? facts.category ?? categoryOf(own) ?? 'functionality';
  const trackers = (facts.trackers ?? []).map((tracker): KnownTracker => ({
    ...tracker,
    category: tracker.category ?? category,
    lifetime: tracker.lifetime ?? { kind: 'unspecified' },
  }));
  const ofParts = [...trackers, ...(facts.hostUses ?? [])].flatMap((use) => use.purposes ?? []);
  const purposes = [...new Set([...own, ...ofParts.filter(isPurpose)])];

  const given = facts.dataTypes?.filter(isDataType);
  const dataTypes = given ?? usualDataTypes(purposes);
  if (!given && dataTypes.length > 0) take('service.data-types', 'dataTypes', dataTypes.join(' '));

  const optional = category !== 'necessary' && (trackers.length > 0 || (given?.includes('trackers') ?? false));
  const named = receivingCompanies(facts.provider, reach).length > 0;
  if (!named && !facts.selfHosted) take('service.provider', 'provider.name', facts.name);
  const bases = basesOf(facts, purposes, optional, take);
  const companies = companiesOf(facts, reach);
  const places = placesOf(facts, companies, regimes, on);
  if (!facts.places && places.length > 0)
    take('service.places', 'places', places.map(({ country }) => country).join(' '));
  for (const { country, safeguard } of places.filter(({ assumed }) => assumed)) {
    assume('service.safeguard', `services.${facts.id}.places.${country}`, safeguard, { service: facts.name, country });
  }

  const crossSite = purposes.some((purpose) => crossSitePurposes.has(purpose));
  const inUs = regimes.some(({ id }) => id === 'us-states');
  if (facts.shares === undefined && crossSite && inUs) take('service.shares', 'shares', 'yes');

  return {
    id: facts.id,
    name: facts.name,
    facts,
    category,
    purposes,
    ownPurpose: facts.ownPurpose,
    dataTypes,
    ownDataTypes: facts.ownDataTypes ?? [],
    sensitiveData: facts.sensitiveData ?? [],
    sensitiveCondition: facts.sensitiveCondition ?? (bases[0] === 'consent' ? 'explicit-consent' : undefined),
    bases,
    interest: interestOf(facts, purposes, bases, take),
    kept: keptOf(facts, purposes, bases, regimes, take),
    companies,
    places,
    trackers,
    source: facts.source,
    shares: facts.shares ?? crossSite,
    sells: facts.sells ?? false,
  };
}

/** The companies that receive data: none for self-hosted software; where no company is known, the service's own name. */
function companiesOf({ name, provider, selfHosted }: ServiceFacts, reach: Reach): KnownService['companies'] {
  if (selfHosted) return [];
  const companies = receivingCompanies(provider, reach).map((company) => ({
    ...company,
    name: shown(company.name),
    country: company.country,
  }));
  return companies.length > 0 ? companies : [{ name: shown(name), country: provider.country }];
}

type Take = (code: Parameters<Assume>[0], field: string, taken: string) => void;
type Bases = KnownService['bases'];

/**
 * The legal basis that the owner stated, for every purpose. Otherwise, consent for trackers that are not necessary, and the
 * usual basis of each purpose for the rest.
 */
function basesOf(facts: ServiceFacts, purposes: readonly PurposeId[], optional: boolean, take: Take): Bases {
  if (facts.legalBasis) return [facts.legalBasis];
  const [first = 'consent', ...rest] = optional
    ? []
    : purposes.map((purpose): LegalBasis => usualForPurpose[purpose].basis);
  take('service.legal-basis', 'legalBasis', [...new Set([first, ...rest])].join(' '));
  return [first, ...rest];
}

/** The legitimate interest, only where a purpose rests on one. GDPR Art. 13(1)(d). */
function interestOf(
  facts: ServiceFacts,
  purposes: readonly PurposeId[],
  bases: Bases,
  take: Take,
): KnownService['interest'] {
  if (!bases.includes('legitimate-interests')) return undefined;
  if (facts.legitimateInterest) return { own: facts.legitimateInterest };
  const resting = purposes.filter((_, index) => (bases[index] ?? bases[0]) === 'legitimate-interests');
  const usual = new Set(resting.map((purpose): Interest => usualForPurpose[purpose].interest));
  const interests: readonly Interest[] = usual.size > 0 ? [...usual] : ['operations'];
  take('service.legitimate-interest', 'legitimateInterest', interests.join(' '));
  return { usual: interests };
}

function keptOf(
  facts: ServiceFacts,
  purposes: readonly PurposeId[],
  bases: Bases,
  regimes: readonly AppliedRegime[],
  take: Take,
): ResolvedRetention {
  const said = keptFor(facts.retention);
  if (said) return said;
  if (facts.usualRetention) {
    const { amount, unit } = facts.usualRetention;
    take('service.retention', 'retention', `${amount} ${unit}`);
    return { kind: 'period', period: facts.usualRetention };
  }
  // Without a law that has consent as a legal basis, data is kept until the person objects.
  const asksConsent = regimes.some(({ id }) => id === 'gdpr' || id === 'uk-gdpr');
  const usual = purposes.map((purpose, index) =>
    criterionFor(usualForPurpose[purpose].kept, asksConsent ? (bases[index] ?? bases[0]) : 'legitimate-interests'),
  );
  const criteria: readonly Criterion[] = usual.length > 0 ? usual : ['purpose'];
  take('service.retention', 'retention', [...new Set(criteria)].join(' '));
  return { kind: 'criteria', criteria };
}
