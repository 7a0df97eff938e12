import { isPurpose, purposes as catalogued, type PurposeId } from '@app/catalogue';
import type { ActivityFacts, ServiceFacts } from './facts.ts';
import { usualForActivity } from './usual-activities.ts';

/** What of an activity decides which services serve it. */
type Occasion = Pick<ActivityFacts, 'id' | 'kind' | 'dataTypes'>;

/** What of a service serves the site's own activities, and what does not. */
export type Serving = {
  /** IDs of activities, in their order. */
  readonly serves: readonly string[];
  /** Purposes that serve none of them, and have a legal basis and a retention of their own. */
  readonly apart: readonly PurposeId[];
  /** Whether the owner stated the activities. */
  readonly stated: boolean;
};

/**
 * The activities that a service with these purposes serves: those that the owner stated or, for each purpose, those whose kind it
 * points to. Measurement, marketing and the prevention of fraud, which rests on an interest of its own, are part of no activity
 * unless its kind says so.
 */
export function servingOf(
  service: ServiceFacts,
  purposes: readonly PurposeId[],
  activities: readonly Occasion[],
): Serving {
  const known = new Set(activities.map(({ id }) => id));
  const chosen = service.serves?.filter((id) => known.has(id));
  // What was stated of activities that are gone is stated no longer.
  const stated = chosen !== undefined && (chosen.length > 0 || service.serves?.length === 0);
  const candidates = stated ? activities.filter(({ id }) => chosen.includes(id)) : activities;
  const served = new Set(stated ? chosen : []);
  const apart: PurposeId[] = [];
  for (const purpose of purposes) {
    const pointed = pointedTo(purpose, service, candidates);
    for (const { id } of pointed) served.add(id);
    if (pointed.length === 0 && (candidates.length === 0 || !stated || standsApart(purpose))) apart.push(purpose);
  }
  return { serves: activities.flatMap(({ id }) => (served.has(id) ? [id] : [])), apart, stated };
}

function standsApart(purpose: PurposeId): boolean {
  const { category } = catalogued[purpose];
  return category === 'measurement' || category === 'marketing' || purpose === 'fraud-prevention';
}

/** The activities that a purpose of a service points to: by their kind or, where there is none, by what else fits. */
function pointedTo(purpose: PurposeId, service: ServiceFacts, activities: readonly Occasion[]): readonly Occasion[] {
  const direct = activities.filter(({ kind }) => usualForActivity[kind].servedBy.includes(purpose));
  const pointed = direct.length > 0 ? direct : activities.filter((activity) => mayBeServedBy(activity, purpose));
  return purpose === 'authentication' ? signIns(pointed, service) : pointed;
}

function mayBeServedBy({ kind, dataTypes = [] }: Occasion, purpose: PurposeId): boolean {
  // The owner's own activities tell by their data: whoever takes payments for one is its recipient.
  if (kind === 'other') return dataTypes.some((type) => (ofData[type] ?? []).includes(purpose));
  return usualForActivity[kind].elseServedBy?.includes(purpose) ?? false;
}

const ofData: Readonly<Record<string, readonly PurposeId[]>> = {
  'payment-data': ['payments', 'fundraising'],
  'application-data': ['recruitment'],
};

/** Sign-in by a provider that decides on the data itself is sign-in through others; software for accounts is not. */
function signIns(wanted: readonly Occasion[], { provider }: ServiceFacts): readonly Occasion[] {
  const byOthers = provider.role === 'controller' || provider.role === 'joint-controller';
  const fitting = wanted.filter(({ kind }) => (kind === 'social-sign-in') === byOthers);
  return fitting.length > 0 ? fitting : wanted.filter(({ kind }) => kind !== 'social-sign-in');
}

/** The purposes of a service, its own first, then those of its trackers and hosts, without duplicates. */
export function purposesOfService({ purposes, trackers = [], hostUses = [] }: ServiceFacts): readonly PurposeId[] {
  const ofParts = [...trackers, ...hostUses].flatMap((use) => use.purposes ?? []);
  return [...new Set([...purposes, ...ofParts].filter(isPurpose))];
}
