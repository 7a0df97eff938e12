import { categoryOf, isDataType, isPurpose, usualDataTypes, type DataTypeId, type PurposeId } from '@app/catalogue';
import {
  criterionFor,
  crossSitePurposes,
  usualForActivity,
  usualForPurpose,
  type Assumed,
  type AssumedCode,
} from './assumed.ts';
import type { Criterion, Interest } from './assumed.ts';
import type { ActivityFacts, ActivityKind, Category, DataSource, Facts, LegalBasis, OwnText, Period } from './facts.ts';
import type { Lifetime, SensitiveCondition, SensitiveData, ServiceFacts, Tracker } from './facts.ts';
import { applicableRegimes, type AppliedRegime, type RegimeId } from './regimes/regimes.ts';
import type { StateLaw } from './regimes/us-states.ts';
import { placesOf, type KnownPlace } from './regimes/transfers.ts';

/** The facts with everything assumed filled in, and nothing decided twice: what clauses read. */
export type Known = {
  readonly facts: Facts;
  /** The day the document speaks of, ISO 8601. */
  readonly on: string;
  readonly regimes: readonly AppliedRegime[];
  /** Without the services given up. */
  readonly services: readonly KnownService[];
  /** With those given up in the last twelve months. */
  readonly recentServices: readonly KnownService[];
  readonly activities: readonly KnownActivity[];
  readonly children: boolean;
  readonly rightsEmail: string;
  readonly rightsUrl: string | undefined;
  readonly assumed: readonly Assumed[];
};

export type Kept =
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'own'; readonly text: OwnText }
  /** One for each purpose, in their order. */
  | { readonly kind: 'criteria'; readonly criteria: readonly Criterion[] };

export type KnownInterest =
  | { readonly own: OwnText }
  | { readonly usual: readonly Interest[] }
  | { readonly activity: ActivityKind };

type Processing = {
  readonly id: string;
  readonly dataTypes: readonly DataTypeId[];
  readonly ownDataTypes: readonly OwnText[];
  readonly ownPurpose: OwnText | undefined;
  readonly sensitiveData: readonly SensitiveData[];
  readonly sensitiveCondition: SensitiveCondition | undefined;
  readonly basis: LegalBasis;
  /** Only where the basis is legitimate interests. */
  readonly interest: KnownInterest | undefined;
  readonly kept: Kept;
  readonly source: DataSource | undefined;
};

export type KnownService = Processing & {
  readonly name: string;
  readonly facts: ServiceFacts;
  readonly category: Category;
  /** The main one first; none where the owner named a purpose of their own alone. */
  readonly purposes: readonly PurposeId[];
  readonly places: readonly KnownPlace[];
  readonly trackers: readonly (Tracker & { readonly lifetime: Lifetime })[];
  readonly shares: boolean;
  readonly sells: boolean;
};

export type KnownActivity = Processing & {
  readonly kind: ActivityKind;
  readonly name: OwnText | undefined;
  readonly required: boolean;
};

/** Fills in what the owner left open, and says what was filled in. */
export function resolve(facts: Facts, on: string): Known {
  const assumed: Assumed[] = [];
  const assume: Assume = (code, path, value, values = {}) => void assumed.push({ code, path, value, values });

  const regimes = applicableRegimes(facts, on);
  if (!facts.audience?.areaType) assume('audience.area', 'audience.areaType', 'worldwide');
  if (facts.audience?.children === undefined) assume('audience.children', 'audience.children', 'no');
  const rightsEmail = facts.rightsContact?.email ?? facts.owner.email ?? '';
  const rightsUrl = facts.rightsContact?.url;
  if (!facts.rightsContact?.email && !rightsUrl) assume('rights-contact', 'rightsContact.email', rightsEmail);
  if (!facts.automatedDecisions) assume('automated-decisions', 'automatedDecisions', 'no');

  const activities = withUnavoidable(facts.activities ?? [], assume).map((activity) => knownActivity(activity, assume));
  const yearAgo = `${Number(on.slice(0, 4)) - 1}${on.slice(4)}`;
  const recent = facts.services.filter(({ endedOn }) => endedOn === undefined || endedOn >= yearAgo);
  const recentServices = recent.map((service) =>
    knownService(service, on, regimes, service.endedOn === undefined ? assume : () => undefined),
  );
  const services = recentServices.filter((service) => service.facts.endedOn === undefined);
  if (regimes.some(({ id }) => id === 'us-states')) {
    if (facts.services.every(({ sells }) => sells === undefined)) assume('services.sells', 'services', 'no');
    assume('us.do-not-track', 'usStates', 'no');
  }
  const children = facts.audience?.children ?? false;
  return { facts, on, regimes, services, recentServices, activities, children, rightsEmail, rightsUrl, assumed };
}

export function follows(known: Known, ...ids: readonly RegimeId[]): boolean {
  return known.regimes.some(({ id }) => ids.includes(id));
}

/** Whether the GDPR or the UK's own form of it applies: laws that know legal bases. */
export function needsBasis(known: Known): boolean {
  return follows(known, 'gdpr', 'uk-gdpr');
}

export function stateLawsFor(known: Known): readonly StateLaw[] {
  return known.regimes.find(({ id }) => id === 'us-states')?.states ?? [];
}

type Assume = (code: AssumedCode, path: string, value: string, values?: Readonly<Record<string, string>>) => void;

function knownService(
  facts: ServiceFacts,
  on: string,
  regimes: readonly AppliedRegime[],
  assume: Assume,
): KnownService {
  const path = `services.${facts.id}`;
  const values = { service: facts.name };
  const taken = <T extends string>(code: AssumedCode, field: string, value: T): T => {
    assume(code, `${path}.${field}`, value, values);
    return value;
  };

  const purposes = facts.purposes.filter(isPurpose);
  const usuals = purposes.map((purpose) => usualForPurpose[purpose]);
  const category = facts.categoryOverride?.category ?? facts.category ?? categoryOf(purposes) ?? 'functionality';
  const trackers = knownTrackers(facts);

  const given = facts.dataTypes?.filter(isDataType);
  const dataTypes = given ?? usualDataTypes(purposes);
  if (!given && dataTypes.length > 0) taken('service.data-types', 'dataTypes', dataTypes.join(' '));

  const optional = category !== 'necessary' && (trackers.length > 0 || (given?.includes('trackers') ?? false));
  const basis =
    facts.legalBasis ??
    taken('service.legal-basis', 'legalBasis', optional ? 'consent' : (usuals[0]?.basis ?? 'consent'));
  const interest = facts.legitimateInterest
    ? { own: facts.legitimateInterest }
    : {
        usual: unique(
          usuals.map((each) => each.interest),
          'operations',
        ),
      };
  if (basis === 'legitimate-interests' && 'usual' in interest) {
    taken('service.legitimate-interest', 'legitimateInterest', interest.usual.join(' '));
  }

  // Without a law that knows consent as a basis, data is kept until somebody objects.
  const asksConsent = regimes.some(({ id }) => id === 'gdpr' || id === 'uk-gdpr');
  const criteria =
    usuals.length > 0
      ? usuals.map((each) => criterionFor(each.kept, asksConsent ? basis : 'legitimate-interests'))
      : (['purpose'] as const);
  const said = keptFor(facts.retention);
  if (!said) taken('service.retention', 'retention', unique(criteria, 'purpose').join(' '));
  const kept: Kept = said ?? { kind: 'criteria', criteria };

  const places = placesOf(facts, regimes, on);
  if (!facts.places && places.length > 0)
    taken('service.places', 'places', places.map(({ country }) => country).join(' '));
  for (const place of places.filter(({ assumed }) => assumed)) {
    const { country } = place;
    assume('service.safeguard', `${path}.places.${country}`, place.safeguard, { ...values, country });
  }

  const crossSite = purposes.some((purpose) => crossSitePurposes.has(purpose));
  const usApplies = regimes.some(({ id }) => id === 'us-states');
  if (facts.shares === undefined && crossSite && usApplies) taken('service.shares', 'shares', 'yes');

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
    sensitiveCondition: facts.sensitiveCondition ?? (basis === 'consent' ? 'explicit-consent' : undefined),
    basis,
    interest: basis === 'legitimate-interests' ? interest : undefined,
    kept,
    places,
    trackers,
    source: facts.source,
    shares: facts.shares ?? crossSite,
    sells: facts.sells ?? false,
  };
}

function unique<T>(items: readonly T[], none: T): readonly T[] {
  return items.length > 0 ? [...new Set(items)] : [none];
}

function knownTrackers(facts: ServiceFacts): KnownService['trackers'] {
  return (facts.trackers ?? []).map((tracker) => ({
    ...tracker,
    lifetime: tracker.lifetime ?? { kind: 'unspecified' },
  }));
}

/** Delivering a page and getting mail cannot be left out: they happen. */
function withUnavoidable(activities: readonly ActivityFacts[], assume: Assume): readonly ActivityFacts[] {
  const added = (['visit', 'contact'] as const).filter((kind) =>
    activities.every((activity) => activity.kind !== kind),
  );
  for (const kind of added) assume(kind === 'visit' ? 'site.visit' : 'site.contact', `activities.${kind}`, kind);
  const [before, after] = [added.filter((kind) => kind === 'visit'), added.filter((kind) => kind === 'contact')];
  const made = (kind: ActivityKind): ActivityFacts => ({ id: kind, kind });
  return [...before.map(made), ...after.map(made), ...activities];
}

function knownActivity(facts: ActivityFacts, assume: Assume): KnownActivity {
  const usual = usualForActivity[facts.kind];
  const taken = <T extends string>(code: AssumedCode, field: string, value: T): T => {
    assume(code, `activities.${facts.id}.${field}`, value, { activity: facts.id });
    return value;
  };

  const basis = facts.legalBasis ?? taken('activity.legal-basis', 'legalBasis', usual.basis);
  const dataTypes = facts.dataTypes?.filter(isDataType) ?? usual.dataTypes.filter(isDataType);
  if (!facts.dataTypes && dataTypes.length > 0) taken('activity.data-types', 'dataTypes', dataTypes.join(' '));
  const interest = facts.legitimateInterest ? { own: facts.legitimateInterest } : { activity: facts.kind };
  if (basis === 'legitimate-interests' && !facts.legitimateInterest) {
    taken('activity.legitimate-interest', 'legitimateInterest', facts.kind);
  }
  const kept = keptFor(facts.retention) ?? {
    kind: 'criteria',
    criteria: [taken('activity.retention', 'retention', usual.kept)],
  };
  if (facts.required === undefined) taken('activity.required', 'required', usual.required ? 'yes' : 'no');

  return {
    id: facts.id,
    kind: facts.kind,
    name: facts.name,
    ownPurpose: facts.ownPurpose,
    dataTypes,
    ownDataTypes: facts.ownDataTypes ?? [],
    sensitiveData: facts.sensitiveData ?? [],
    sensitiveCondition: facts.sensitiveCondition ?? (basis === 'consent' ? 'explicit-consent' : undefined),
    basis,
    interest: basis === 'legitimate-interests' ? interest : undefined,
    kept,
    required: facts.required ?? usual.required,
    source: facts.source,
  };
}

function keptFor(retention: ServiceFacts['retention']): Kept | undefined {
  if (retention?.kind === 'period' && !isPeriod(retention.period)) return undefined;
  return retention;
}

export function isPeriod({ amount }: Period): boolean {
  return Number.isFinite(amount) && amount > 0;
}

/** Companies that receive data through a service, that for the EEA first, and where each sits. */
export function companiesOf({ facts: { provider, selfHosted } }: KnownService): readonly Company[] {
  if (selfHosted) return [];
  const seat = { name: provider.name, country: provider.country };
  const eea = { name: provider.eeaEntity, country: provider.eeaCountry };
  return [eea, seat].flatMap(({ name, country }) => (name?.trim() ? [{ name, country }] : []));
}

export type Company = { readonly name: string; readonly country: string | undefined };

/** What a document of these facts says on a day that the owner did not. */
export function assumedFacts(facts: Facts, on: string): readonly Assumed[] {
  return resolve(facts, on).assumed;
}
