import { isPurpose, specialCategories } from '@app/catalogue';
import { pathOf } from './alternate-id.ts';
import type { ActivityFacts, ServiceFacts } from './facts.ts';
import {
  follows,
  needsBasis,
  usesTrackers,
  type ResolvedFacts,
  type KnownActivity,
  type KnownService,
} from './known.ts';
import { advises, blocks, isBlank, when, type Missing } from './missing-fact.ts';
import { missingForChildren, missingLifetimes, missingSource } from './missing-protection.ts';
import { firstOf } from './own-texts.ts';

/** Missing facts of one service; of an alternate, those that its service does not lack itself. GDPR Art. 13 and 14. */
export function missingOfService(facts: ServiceFacts, known: ResolvedFacts): readonly Missing[] {
  const service = known.facts.services.find(({ id, endedOn }) => id === facts.alternateOf && endedOn === undefined);
  if (!service) return lackingIn(facts, known);
  const there = new Set(lackingIn(service, known).map(({ code, values: { tracker } }) => `${code} ${tracker}`));
  return lackingIn(facts, known).filter(({ code, values: { tracker } }) => !there.has(`${code} ${tracker}`));
}

function lackingIn(facts: ServiceFacts, known: ResolvedFacts): readonly Missing[] {
  const path = pathOf(facts);
  const values = { service: facts.name };
  const service = known.used.find(({ id }) => id === facts.id);
  return [
    ...missingOfName(facts, path),
    ...when(!facts.selfHosted && service?.places.length === 0, blocks('service.country', `${path}.places`, values)),
    ...when(service !== undefined && saysNoData(service), blocks('service.data-types', `${path}.dataTypes`, values)),
    ...when(
      service !== undefined && lacksCondition(service),
      blocks('service.sensitive-condition', `${path}.sensitiveCondition`, values),
    ),
    ...when(lacksArrangement(facts, known), advises('service.arrangement', `${path}.arrangement`, values)),
    ...(service ? [...missingOfTrackers(service, path, known), ...missingSource(service)] : []),
    ...(service ? missingForChildren(service, known) : []),
  ];
}

/** The essence of what was agreed with a joint controller is to be made available. GDPR Art. 26(2). */
function lacksArrangement({ provider, arrangement, usualArrangement }: ServiceFacts, known: ResolvedFacts): boolean {
  return needsBasis(known) && provider.role === 'joint-controller' && !arrangement && !usualArrangement;
}

/** Missing facts of a service that a cookie policy must state when the service uses trackers. Rule P10. */
export function missingOfTracking(facts: ServiceFacts, known: ResolvedFacts): readonly Missing[] {
  const path = pathOf(facts);
  const service = known.used.find(({ id }) => id === facts.id);
  return service && usesTrackers(service)
    ? [...missingOfName(facts, path), ...missingOfTrackers(service, path, known)]
    : [];
}

function missingOfName({ name, purposes, ownPurpose }: ServiceFacts, path: string): readonly Missing[] {
  const noPurpose = !purposes.some(isPurpose) && !ownPurpose;
  return [
    ...when(isBlank(name), blocks('service.name', `${path}.name`)),
    ...when(noPurpose, blocks('service.purpose', `${path}.purposes`, { service: name })),
  ];
}

/**
 * Rules B17, B18 and P10: the category "necessary" needs a reason, other trackers need consent, and each needs a storage period or
 * an owner who leaves it to the provider.
 */
function missingOfTrackers(service: KnownService, path: string, known: ResolvedFacts): readonly Missing[] {
  const values = { service: service.name };
  const override = service.facts.categoryOverride;
  const noReason = override?.category === 'necessary' && isBlank(override.reason);
  const optional = service.category !== 'necessary' && service.trackers.length > 0;
  return [
    ...when(noReason, blocks('service.necessary-reason', `${path}.categoryOverride.reason`, values)),
    ...when(
      optional && service.bases.some((basis) => basis !== 'consent') && needsConsent(service, known),
      blocks('service.tracker-basis', `${path}.legalBasis`, values),
    ),
    ...missingLifetimes(service),
  ];
}

/**
 * Whether a law wants consent to the trackers of a service. France and the United Kingdom exempt measurement, where the banner uses
 * the exemption. Rules B19, B20.
 */
function needsConsent({ category, trackers }: KnownService, known: ResolvedFacts): boolean {
  if (!follows(known, 'gdpr', 'uk-gdpr', 'lgpd', 'quebec')) return false;
  const measures = [category, ...trackers.map((tracker) => tracker.category)].every(
    (each) => each === 'measurement' || each === 'necessary',
  );
  return !(measures && known.asking.exempting.length > 0);
}

export function missingOfActivity(facts: ActivityFacts, known: ResolvedFacts): readonly Missing[] {
  const path = `activities.${facts.id}`;
  const values = { activity: firstOf(facts.name) ?? facts.id };
  const activity = known.activities.find(({ id }) => id === facts.id);
  const own = facts.kind === 'other';
  return [
    ...when(own && !facts.name, blocks('activity.name', `${path}.name`, values)),
    ...when(own && !facts.ownPurpose, blocks('activity.purpose', `${path}.ownPurpose`, values)),
    ...when(activity !== undefined && saysNoData(activity), blocks('activity.data-types', `${path}.dataTypes`, values)),
    ...when(
      activity !== undefined && lacksCondition(activity),
      blocks('activity.sensitive-condition', `${path}.sensitiveCondition`, values),
    ),
    ...when(
      activity !== undefined && lacksRecipients(activity, known),
      advises('activity.recipients', `${path}.recipients`, values),
    ),
    ...when(
      facts.kind === 'credit-check' && needsBasis(known) && known.facts.automatedDecisions === undefined,
      advises('activity.decisions', 'automatedDecisions'),
    ),
  ];
}

/** Activities that cannot be had without a recipient, of whom nobody is named. GDPR Art. 13(1)(e). */
function lacksRecipients({ id, kind, recipients }: KnownActivity, { services }: ResolvedFacts): boolean {
  if (!withRecipients.has(kind) || recipients.length > 0) return false;
  return services.every(({ serves }) => serves.every((activity) => activity.id !== id));
}

const withRecipients: ReadonlySet<string> = new Set<KnownActivity['kind']>([
  'social-sign-in',
  'credit-check',
  'delivery',
  'social-pages',
]);

function saysNoData({ dataTypes, ownDataTypes, sensitiveData }: KnownService | KnownActivity): boolean {
  return dataTypes.length + ownDataTypes.length + sensitiveData.length === 0;
}

/** Data that GDPR Art. 9 itself protects; other data is sensitive only under US state laws. */
const needsCondition: ReadonlySet<string> = new Set(specialCategories);

function lacksCondition({ sensitiveData, sensitiveCondition }: KnownService | KnownActivity): boolean {
  return !sensitiveCondition && sensitiveData.some((kind) => needsCondition.has(kind));
}
