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
import {
  keptFor,
  statesBasis,
  type KnownActivity,
  type KnownService,
  type KnownTracker,
  type ResolvedRetention,
} from './known.ts';
import type { Assume } from './assumed.ts';
import {
  ownTrackersId,
  type Category,
  type Facts,
  type LegalBasis,
  type SensitiveCondition,
  type ServiceFacts,
} from './facts.ts';
import type { BodyLaw } from './regimes/body.ts';
import { placesOf, type TransferRegime } from './regimes/transfers.ts';
import { purposesOfService, servingOf } from './serving.ts';
import { shown } from './shown.ts';

/** What of the laws that apply decides about a service. */
export type ServiceLaws = {
  readonly body: BodyLaw;
  /** The laws that ask for a safeguard in each country, that of the body first. */
  readonly transfers: readonly TransferRegime[];
  /** Whether privacy laws of US states apply. */
  readonly us: boolean;
};

/** What a service is resolved in: the day, the laws and the activities of its site. */
export type Setting = {
  readonly on: string;
  readonly laws: ServiceLaws;
  readonly reach: Reach;
  readonly activities: readonly KnownActivity[];
};

/** A service with assumed values for everything the owner left out. */
export function resolveService(facts: ServiceFacts, setting: Setting, assume: Assume): KnownService {
  const { on, laws, reach, activities } = setting;
  const take: Take = (code, field, taken) =>
    assume(code, `services.${facts.id}.${field}`, taken, { service: facts.name });
  const category = categoryOfService(facts);
  const trackers = trackersOf(facts, category);
  const purposes = purposesOfService(facts);
  const { serves, apart, stated } = servingOf(facts, purposes, activities);
  if (!stated && serves.length > 0) take('service.serves', 'serves', serves.join(' '));

  const given = facts.dataTypes?.filter(isDataType);
  const dataTypes = given ?? usualDataTypes(purposes);
  if (!given && dataTypes.length > 0) take('service.data-types', 'dataTypes', dataTypes.join(' '));

  const optional = category !== 'necessary' && (trackers.length > 0 || (given?.includes('trackers') ?? false));
  const named = receivingCompanies(facts.provider, reach).length > 0;
  if (!named && !facts.selfHosted) take('service.provider', 'provider.name', facts.name);
  const bases = serves.length > 0 && apart.length === 0 ? [] : basesOf(facts, apart, optional, take);
  const companies = companiesOf(facts, reach);
  const places = placesOf(facts, companies, laws.transfers, on);
  if (!facts.places && places.length > 0)
    take('service.places', 'places', places.map(({ country }) => country).join(' '));
  for (const { country, protections } of places) {
    const { safeguard, assumed } = protections[laws.transfers[0] ?? 'gdpr'] ?? {};
    if (!safeguard || !assumed) continue;
    assume('service.safeguard', `services.${facts.id}.places.${country}`, safeguard, { service: facts.name, country });
  }

  const crossSite = purposes.some((purpose) => crossSitePurposes.has(purpose));
  if (facts.shares === undefined && crossSite && laws.us) take('service.shares', 'shares', 'yes');

  const served = activities.filter(({ id }) => serves.includes(id));
  return {
    id: facts.id,
    name: facts.name,
    facts,
    category,
    purposes,
    serves: served,
    apart,
    ownPurpose: facts.ownPurpose,
    dataTypes,
    ownDataTypes: facts.ownDataTypes ?? [],
    sensitiveData: facts.sensitiveData ?? [],
    sensitiveCondition: facts.sensitiveCondition ?? conditionOf(served, bases),
    bases,
    interest: interestOf(facts, apart, bases, take),
    kept: keptOf(facts, apart, bases, statesBasis(laws), take),
    companies,
    places,
    trackers,
    source: facts.source,
    shares: facts.shares ?? crossSite,
    sells: facts.sells ?? false,
  };
}

/** The site as far as it sets trackers of its own: a service without recipients, which serves visits. */
export function ownService({ site, ownTrackers }: Facts): ServiceFacts | undefined {
  if (!ownTrackers || ownTrackers.length === 0) return undefined;
  return {
    id: ownTrackersId,
    name: site.name,
    provider: {},
    selfHosted: true,
    category: 'necessary',
    purposes: [],
    dataTypes: ['trackers'],
    serves: ['visit'],
    trackers: ownTrackers.map((tracker) => ({ ...tracker, party: tracker.party ?? 'first' })),
  };
}

function categoryOfService({ categoryOverride, category, purposes }: ServiceFacts): Category {
  return categoryOverride?.category ?? category ?? categoryOf(purposes.filter(isPurpose)) ?? 'functionality';
}

function trackersOf({ trackers = [] }: ServiceFacts, category: Category): readonly KnownTracker[] {
  return trackers.map((tracker) => ({
    ...tracker,
    category: tracker.category ?? category,
    lifetime: tracker.lifetime ?? { kind: 'unspecified' },
  }));
}

/** The condition for sensitive data that the owner left out: that of what the service serves, or consent. GDPR Art. 9(2). */
function conditionOf(served: readonly KnownActivity[], bases: Bases): SensitiveCondition | undefined {
  const [condition] = served.flatMap(({ sensitiveCondition }) => sensitiveCondition ?? []);
  return condition ?? (bases[0] === 'consent' ? 'explicit-consent' : undefined);
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
  hasBases: boolean,
  take: Take,
): ResolvedRetention | undefined {
  const said = keptFor(facts.retention);
  if (said) return said;
  if (facts.usualRetention) {
    const { amount, unit } = facts.usualRetention;
    take('service.retention', 'retention', `${amount} ${unit}`);
    return { kind: 'period', period: facts.usualRetention };
  }
  if (bases.length === 0) return undefined;
  // Without a law that has consent as a legal basis, data is kept until the person objects.
  const usual = purposes.map((purpose, index) =>
    criterionFor(usualForPurpose[purpose].kept, (hasBases && (bases[index] ?? bases[0])) || 'legitimate-interests'),
  );
  const criteria: readonly Criterion[] = usual.length > 0 ? usual : ['purpose'];
  take('service.retention', 'retention', [...new Set(criteria)].join(' '));
  return { kind: 'criteria', criteria };
}
