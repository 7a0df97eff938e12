import type { PurposeId } from '@app/catalogue';
import type { ActivityFacts, ActivityKind, Facts } from './facts.ts';
import { resolve } from './resolve.ts';
import { withUnavoidable } from './resolve-activity.ts';
import type { KnownService, ResolvedFacts } from './known.ts';

/** An activity with the IDs of the services that serve it. */
export type ServedActivity = {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly services: readonly string[];
};

/** What serves what on a site, for its owner. */
export type Serves = {
  /** The activities that a privacy policy describes, with those that every site has. */
  readonly activities: readonly ServedActivity[];
  /** Kinds of activities that services point to and the facts do not have. */
  readonly suggested: readonly Omit<ServedActivity, 'id'>[];
  /** By the ID of a service: the IDs of the activities that it serves, and its purposes that serve none. */
  readonly services: ReadonlyMap<string, { readonly serves: readonly string[]; readonly apart: readonly PurposeId[] }>;
};

/** The activities of a site on a day and the services that serve them. */
export function servesOf(facts: Facts, on: string): Serves {
  const known = resolve(facts, on);
  return {
    activities: known.activities.map(({ id, kind }) => ({
      id,
      kind,
      services: idsOf(known.used, ({ serves }) => serves.some((activity) => activity.id === id)),
    })),
    suggested: suggestedOf(known),
    services: new Map(
      known.used.map(({ id, serves, apart }) => [id, { serves: serves.map((activity) => activity.id), apart }]),
    ),
  };
}

/** The IDs of all activities that a site has, with those that every site has. */
export function activityIds(activities: readonly ActivityFacts[] = []): readonly string[] {
  return withUnavoidable(activities, () => undefined).map(({ id }) => id);
}

/** The kind of activity that a purpose without an activity points to. */
const kindOf: Partial<Record<PurposeId, ActivityKind>> = {
  payments: 'orders',
  'ecommerce-tools': 'orders',
  delivery: 'delivery',
  fundraising: 'donations',
  'email-marketing': 'newsletter',
  comments: 'comments',
  reviews: 'reviews',
  booking: 'bookings',
  recruitment: 'job-applications',
  'user-feedback': 'surveys',
  authentication: 'account',
};

function suggestedOf({ used: services, activities }: ResolvedFacts): Serves['suggested'] {
  const described = new Set(activities.map(({ kind }) => kind));
  const kinds = new Set(services.flatMap(kindsFor));
  return [...kinds]
    .filter((kind) => !described.has(kind))
    .map((kind) => ({ kind, services: idsOf(services, (service) => kindsFor(service).includes(kind)) }));
}

/** The kinds of activities that would describe a service better than it is described now. */
function kindsFor({ apart, purposes, facts }: KnownService): readonly ActivityKind[] {
  const byOthers = facts.provider.role === 'controller' || facts.provider.role === 'joint-controller';
  if (purposes.includes('authentication') && byOthers) return ['social-sign-in'];
  // Whoever takes donations takes payments for nothing else.
  const raises = purposes.includes('fundraising');
  const kinds = apart.flatMap((purpose) => (raises && purpose === 'payments' ? [] : (kindOf[purpose] ?? [])));
  // Parcels are sent with orders, if not described apart.
  return [...new Set([...kinds, ...(purposes.includes('delivery') ? (['delivery'] as const) : [])])];
}

function idsOf(services: readonly KnownService[], wanted: (service: KnownService) => boolean): readonly string[] {
  return services.filter(wanted).map(({ id }) => id);
}
