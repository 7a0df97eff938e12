import { pathOf } from './alternate-id.ts';
import type { ServiceFacts } from './facts.ts';
import type { KnownService, ResolvedFacts } from './known.ts';
import { lacksLifetimes } from './lifetimes.ts';
import { advises, blocks, when, type Missing } from './missing-fact.ts';
import { sensitiveOf } from './permission-bases.ts';
import { bindsByContract } from './contracts.ts';

/** Purposes for which a service shows advertising or makes profiles for it. */
const advertising: ReadonlySet<string> = new Set([
  'advertising',
  'remarketing',
  'attribution',
  'affiliate',
  'data-management',
  'customer-data-platform',
]);

/** Purposes that follow people and make profiles of them: no setting for children takes that away. */
const profiling: ReadonlySet<string> = new Set(['remarketing', 'data-management', 'customer-data-platform']);

/**
 * What lets a service advertise on a site that is directed at children: a setting that treats all visitors as children, or the
 * consent of a parent. 16 CFR § 312.5; GDPR Art. 8.
 */
export function missingForChildren(service: KnownService, { children }: ResolvedFacts): readonly Missing[] {
  const { facts, purposes } = service;
  const advertises = service.shares || purposes.some((purpose) => advertising.has(purpose));
  const isProtected =
    facts.childSetting === 'parental-consent' ||
    (facts.childSetting === 'child-directed' && !purposes.some((purpose) => profiling.has(purpose)));
  return when(
    children && advertises && !isProtected,
    blocks('service.children', `${pathOf(facts)}.childSetting`, { service: facts.name }),
  );
}

/** The legal basis of what a sensitive permission of an app opens. GDPR Art. 6(1), 9(2); LGPD Art. 11. */
export function missingPermissions(known: ResolvedFacts): readonly Missing[] {
  return sensitiveOf(known).flatMap((permission) =>
    when(
      known.facts.permissionBases?.[permission] === undefined,
      blocks('permission.basis', `permissionBases.${permission}`, { permission }),
    ),
  );
}

/** Purposes of services that supply data about people who did not give it themselves. */
const supplying: ReadonlySet<string> = new Set(['data-management', 'lead-generation']);

/** The source of data that people did not give themselves. GDPR Art. 14(2)(f); rule P2. */
export function missingSource(service: KnownService): readonly Missing[] {
  const { facts, serves } = service;
  const named = facts.source !== undefined || serves.some(({ kind }) => kind === 'social-sign-in');
  return when(givesData(facts) && !named, blocks('service.source', `${pathOf(facts)}.source`, { service: facts.name }));
}

function givesData({ fromOthers, purposes, provider, selfHosted }: ServiceFacts): boolean {
  if (fromOthers !== undefined) return fromOthers;
  const decides = provider.role === 'controller' || provider.role === 'joint-controller';
  return !selfHosted && (supplying.has(purposes[0] ?? '') || (decides && purposes.includes('authentication')));
}

/** How long trackers stay, unless the owner leaves to the provider what nobody knows. CJEU C-673/17; rule P10. */
export function missingLifetimes(service: KnownService): readonly Missing[] {
  const { facts, trackers } = service;
  if (!lacksLifetimes(service) || facts.lifetimesAcknowledged) return [];
  const values = { service: facts.name };
  const unknown = trackers.filter(({ lifetime }) => lifetime.kind === 'unspecified').map(({ name }) => name);
  return (unknown.length > 0 ? unknown : ['*']).map((name) => {
    const path = `${pathOf(facts)}.trackers.${name}.lifetime`;
    return name === '*'
      ? blocks('tracker.lifetimes', path, values)
      : blocks('tracker.lifetime', path, { ...values, tracker: name });
  });
}

/** Lifetimes of trackers that the site itself sets. */
export function missingOwnLifetimes({ own }: ResolvedFacts): readonly Missing[] {
  const unknown = own?.trackers.filter(({ lifetime }) => lifetime.kind === 'unspecified') ?? [];
  return unknown.map(({ name }) =>
    blocks('tracker.lifetime', 'ownTrackers', { service: own?.name ?? '', tracker: name }),
  );
}

/** Contracts with providers that the owner states not to have. GDPR Art. 28(3). */
export function missingContracts({ facts, used }: ResolvedFacts): readonly Missing[] {
  if (facts.processorContracts !== false) return [];
  const names = used.filter(bindsByContract).map(({ name }) => name);
  return when(names.length > 0, advises('processors.contracts', 'processorContracts', { services: names.join(', ') }));
}
