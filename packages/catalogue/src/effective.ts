import {
  readLifetime,
  type Lifetime,
  type LifetimeMode,
  type LifetimeRange,
  type Period,
  type TimeUnit,
} from './lifetimes.ts';
import type { ProviderRole, Storage } from './choices.ts';
import type { GroundId } from './grounds.ts';
import type { Category } from './purposes.ts';
import type { CountryCode, Service, Tracker } from './service.ts';
import { placedTrackers, placedUse, type EffectiveUse } from './uses.ts';

type Duration = { readonly value: number; readonly unit: TimeUnit };
type Party = Tracker['party'];

/** The owner's statements about a service's trackers. */
export type LifetimeChoice = {
  readonly mode: LifetimeMode;
  readonly range: LifetimeRange;
  readonly maximum?: Duration | undefined;
  /** The service's trackers, if the owner names any. */
  readonly trackers: readonly {
    readonly name: string;
    /** ID of a purpose. */
    readonly purpose?: string | undefined;
    /** The ground on which it is strictly necessary. */
    readonly necessary?: GroundId | undefined;
    readonly description?: Description | undefined;
    readonly duration?: Duration | undefined;
    readonly party?: Party | undefined;
    readonly storage?: Storage | undefined;
  }[];
};

/** The owner's description of a tracker: by language, or the same in all of them. */
type Description = string | { readonly [language: string]: string };

/** The owner's statements about a service. Omitted fields follow the catalogue; additional fields pass through unchanged. */
export type Overrides = {
  readonly category?: { readonly category: Category; readonly reason: string } | undefined;
  readonly places?: readonly { readonly country: CountryCode }[] | undefined;
  readonly dataTypes?: readonly string[] | undefined;
  readonly lifetimes?: LifetimeChoice | undefined;
  readonly role?: ProviderRole | undefined;
};

export type EffectiveTracker = EffectiveUse & {
  readonly name: string;
  readonly description?: Description | undefined;
  readonly storage?: Storage | undefined;
  readonly party?: Party | undefined;
  readonly lifetime?: Lifetime;
};

export type EffectiveHostUse = EffectiveUse & { readonly hosts: readonly string[] };

type PlainOverrides<O extends Overrides> = Omit<O, 'category' | 'lifetimes' | 'dataTypes' | 'places' | 'role'>;
export type EffectiveService<O extends Overrides> = PlainOverrides<O> & {
  readonly id: string;
  readonly name: string;
  readonly provider: Omit<NonNullable<Service['provider']>, 'name'> & { readonly name?: string };
  readonly purposes: readonly string[];
  readonly category?: Category | undefined;
  readonly categoryOverride?: NonNullable<O['category']> | undefined;
  readonly dataTypes?: readonly string[] | undefined;
  readonly places?: NonNullable<O['places']> | readonly { readonly country: CountryCode }[] | undefined;
  readonly trackers: readonly EffectiveTracker[];
  /** Hosts that have purposes of their own. */
  readonly hostUses?: readonly EffectiveHostUse[];
  /** Whether the owner hosts the software: its provider then receives nothing. */
  readonly selfHosted: boolean;
  readonly privacyUrl?: string | undefined;
  readonly optOutUrl?: string | undefined;
  readonly adSettingsUrl?: string | undefined;
  /** The contract with the provider, which its joint controllers may have to be told of. GDPR Art. 26(2). */
  readonly contractUrl?: string | undefined;
  /** Whether the provider's own contract makes it a joint controller. */
  readonly usualArrangement?: boolean | undefined;
  /** How long the provider keeps data unless another period is chosen. */
  readonly usualRetention?: Period | undefined;
  readonly requires?: Service['requires'];
};

/**
 * A service as a policy describes it: the catalogue's data with the owner's statements on top. Data types and places that
 * neither states are left out, so that the caller can tell which ones it assumes.
 */
export function effectiveService<O extends Overrides>(service: Service, overrides: O): EffectiveService<O> {
  const { category, lifetimes, dataTypes, places, role, ...said } = overrides;
  const usual = service.retention && readLifetime(service.retention.usual);
  // The links are about the software maker's own site, which is irrelevant when the owner hosts the software.
  const links = service.selfHosted ? {} : service.links;
  const placing = { purposes: service.purposes, usual: service.category, stated: category?.category };
  return {
    ...said,
    id: service.id,
    name: service.name,
    provider: { ...knownProvider(service), ...(role && { role }) },
    purposes: service.purposes,
    category: category?.category ?? service.category,
    categoryOverride: category,
    dataTypes: dataTypes ?? knownDataTypes(service),
    places: places ?? service.places?.map((country) => ({ country })),
    trackers: placedTrackers(effectiveTrackers(service.trackers, lifetimes), placing),
    ...(service.hostUses.length > 0 && { hostUses: service.hostUses.map((use) => placedUse(use, placing)) }),
    selfHosted: service.selfHosted,
    privacyUrl: service.forbids?.some(({ statement }) => statement === 'privacy-link') ? undefined : links.privacy,
    optOutUrl: links.optOut,
    ...(links.adSettings && { adSettingsUrl: links.adSettings }),
    ...(links.contract && { contractUrl: links.contract }),
    ...(!role && service.provider?.role === 'joint-controller' && { usualArrangement: true }),
    ...(usual?.kind === 'period' && { usualRetention: usual.period }),
    ...(service.requires && { requires: service.requires }),
  };
}

/**
 * The provider without an unverified certification, which a policy would state as a fact. Without it, documents use wording
 * that is true either way, and the owner can confirm it. See docs/decisions/0024.
 */
function knownProvider({ provider, unconfirmed }: Service): Partial<NonNullable<Service['provider']>> {
  if (!provider) return {};
  const { privacyFramework, bindingRules, ...known } = provider;
  const isConfirmed = (field: string) => !unconfirmed.includes(`provider.${field}`);
  return {
    ...known,
    ...(privacyFramework && isConfirmed('privacyFramework') && { privacyFramework }),
    ...(bindingRules && isConfirmed('bindingRules') && { bindingRules }),
  };
}

/**
 * Data types including trackers. Declarations to the IAB omit trackers, which have their own rules there: a service that has
 * any processes them as data too.
 */
function knownDataTypes({ dataTypes, trackers }: Service): readonly string[] | undefined {
  if (!dataTypes || trackers.length === 0 || dataTypes.includes('trackers')) return dataTypes;
  return [...dataTypes, 'trackers'];
}

/**
 * The trackers of a service: the known ones, or those that the owner names instead, with the lifetimes the owner states. If
 * none is known, the name is `*`.
 */
export function effectiveTrackers(
  known: readonly EffectiveTracker[],
  choice: LifetimeChoice | undefined,
): readonly EffectiveTracker[] {
  const listed = known.map(({ name, storage, party, lifetime, purposes, necessary }) => ({
    name,
    ...(purposes && { purposes }),
    ...(necessary && { necessary }),
    ...(storage && { storage }),
    ...(party && { party }),
    ...(lifetime && { lifetime }),
  }));
  if (!choice || choice.mode === 'auto') return listed;
  const named = choice.trackers.map(withWhatIsKnown(listed));
  if (choice.mode === 'custom' && choice.range === 'range_all') return named;
  const lifetime = statedForAll(choice);
  const all = [named, listed, [{ name: '*' }]].find((each) => each.length > 0) ?? [];
  return all.map((tracker) => ({ ...tracker, ...(lifetime && { lifetime }) }));
}

function withWhatIsKnown(
  known: readonly EffectiveTracker[],
): (said: LifetimeChoice['trackers'][number]) => EffectiveTracker {
  return ({ name, purpose, necessary, description, duration, party, storage }) => {
    const { necessary: ground, ...before }: Partial<EffectiveTracker> = known.find((one) => one.name === name) ?? {};
    const lifetime = duration ? lifetimeOf(duration) : before.lifetime;
    // The known ground holds for the known purposes only.
    const stated = necessary ?? (purpose ? undefined : ground);
    return {
      ...before,
      name,
      ...(purpose && { purposes: [purpose] }),
      ...(stated && { necessary: stated }),
      ...(description && { description }),
      ...(party && { party }),
      ...(storage && { storage }),
      ...(lifetime && { lifetime }),
    };
  };
}

function statedForAll({ mode, maximum }: LifetimeChoice): Lifetime | undefined {
  if (mode === 'session' || mode === 'indefinite') return { kind: mode };
  if (mode === 'none') return { kind: 'unspecified' };
  const lifetime = maximum && lifetimeOf(maximum);
  return lifetime?.kind === 'period' ? { ...lifetime, longest: true } : lifetime;
}

/** The lifetime of a duration; 0 means the session. */
function lifetimeOf({ value, unit }: Duration): Lifetime {
  return value === 0 ? { kind: 'session' } : { kind: 'period', period: { amount: value, unit } };
}
