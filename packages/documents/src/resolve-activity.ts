import { isDataType, retentionLawOf } from '@app/catalogue';
import { criterionFor } from './usual.ts';
import { usualForActivity } from './usual-activities.ts';
import { firstOf } from './own-texts.ts';
import type { ActivityFacts, ActivityKind, CountryCode, NamedRecipient } from './facts.ts';
import { placeOfRecipient, type KnownPlace, type TransferRegime } from './regimes/transfers.ts';
import { keptFor, type KnownActivity, type ResolvedRetention } from './known.ts';
import type { Assume } from './assumed.ts';

/** Adds the activities every site has: delivering pages and receiving messages. */
export function withUnavoidable(activities: readonly ActivityFacts[], assume: Assume): readonly ActivityFacts[] {
  const lacking = (kind: ActivityKind) => activities.every((activity) => activity.kind !== kind);
  if (lacking('visit')) assume('site.visit', 'activities.visit', 'visit');
  if (lacking('contact')) assume('site.contact', 'activities.contact', 'contact');
  return [
    ...(lacking('visit') ? [{ id: 'visit', kind: 'visit' } as const] : []),
    ...(lacking('contact') ? [{ id: 'contact', kind: 'contact' } as const] : []),
    ...activities,
  ];
}

/** What the defaults of an activity depend on. */
type Seat = {
  readonly country: CountryCode;
  /** Whether a law applies that has consent as a legal basis. Without one, data is kept until the person objects. */
  readonly hasBases: boolean;
  /** The laws that ask for the safeguard of each recipient abroad. */
  readonly transfers: readonly TransferRegime[];
  readonly on: string;
};

/** An activity with assumed values for everything the owner left out. */
export function resolveActivity(
  facts: ActivityFacts,
  { country, hasBases, transfers, on }: Seat,
  assume: Assume,
): KnownActivity {
  const usual = usualForActivity[facts.kind];
  const take = (code: Parameters<Assume>[0], field: string, taken: string): void =>
    assume(code, `activities.${facts.id}.${field}`, taken, { activity: firstOf(facts.name) ?? facts.id });

  const basis = facts.legalBasis ?? usual.basis;
  const dataTypes = (facts.dataTypes ?? usual.dataTypes).filter(isDataType);
  const laws = retentionLawOf(country, facts.kind);
  const said = keptFor(facts.retention, laws);
  // A duty binds the owner without a statement.
  const prescribed = laws.length > 0 && laws.every(({ effect }) => effect === 'duty');
  const criterion = criterionFor(usual.kept, hasBases ? basis : 'legitimate-interests');
  const usually: ResolvedRetention = prescribed ? { kind: 'law', laws } : { kind: 'criteria', criteria: [criterion] };
  const onInterest = basis === 'legitimate-interests';
  if (!facts.legalBasis) take('activity.legal-basis', 'legalBasis', basis);
  if (!facts.dataTypes && dataTypes.length > 0) take('activity.data-types', 'dataTypes', dataTypes.join(' '));
  if (onInterest && !facts.legitimateInterest) take('activity.legitimate-interest', 'legitimateInterest', facts.kind);
  const keptAs = facts.kind === 'visit' && !prescribed ? 'site.logs' : 'activity.retention';
  if (!said) take(keptAs, 'retention', prescribed ? 'law' : criterion);
  if (facts.required === undefined) take('activity.required', 'required', usual.required ? 'yes' : 'no');

  const placeOf = (recipient: NamedRecipient): KnownPlace | undefined => {
    if (!recipient.country) return undefined;
    const place = placeOfRecipient(recipient.country, transfers, on);
    const { safeguard, assumed } = place.protections[transfers[0] ?? 'gdpr'] ?? {};
    if (safeguard && assumed)
      assume('service.safeguard', `activities.${facts.id}.recipients`, safeguard, {
        service: recipient.name,
        country: recipient.country,
      });
    return place;
  };
  const interest = facts.legitimateInterest ? { own: facts.legitimateInterest } : { activity: facts.kind };
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
    interest: onInterest ? interest : undefined,
    kept: said ?? usually,
    required: facts.required ?? usual.required,
    measured: facts.measured,
    source: facts.source ?? (usual.fromOthers ? 'usual' : undefined),
    recipients: (facts.recipients ?? []).map((recipient) => ({ ...recipient, place: placeOf(recipient) })),
  };
}
