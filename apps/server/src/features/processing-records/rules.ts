import { canonical } from '@app/consent/banner/changes.ts';
import { whoProcesses, type RecordMissing } from '@app/catalogue';
import {
  departures,
  recordFields,
  type RecordDeparture,
  type RecordDifference,
  type RecordEdition,
  type RecordFields,
  type RecordRole,
  type RecordState,
} from '@app/contract';
import type { Facts, ProcessingEntry } from '@app/documents';
import type { StoredEdition } from './queries.ts';
import { isReachable, missingOnBehalf } from './on-behalf-rules.ts';

/** The typical activity whose record is compared with the forms for requests. */
export const requestActivity = 'privacy-requests';

/** Months after which a confirmed record has to be looked at again, unless another day is given. */
export const reviewMonths = 12;

/**
 * What a record lacks of GDPR Art. 30(1), in the order of the article. Without the facts of its service or activity it lacks
 * those alone.
 */
export function missingIn(fields: RecordFields, entry: ProcessingEntry | undefined, facts: Facts | undefined) {
  if (!entry || !facts) return ['anchor'] as const;
  const { owner, security = [] } = facts;
  const lacks: readonly (readonly [RecordMissing, boolean])[] = [
    ['controller', owner.name === '' || !isReachable(owner)],
    ['purpose', entry.purpose === ''],
    ['subjects', fields.subjects.length === 0],
    ['data', entry.data === ''],
    ['basis', entry.bases.length === 0],
    ['safeguard', entry.transfers.some(({ third, safeguard }) => third && safeguard === '') && !fields.transferBasis],
    ['measures', fields.measures.length + fields.ownMeasures.length + security.length === 0],
    ['processed-by', fields.processedBy.length === 0],
  ];
  return lacks.flatMap(([code, isLacking]) => (isLacking ? [code] : []));
}

/** What a record lacks of GDPR Art. 30(1) or, of a processor, of Art. 30(2). */
export function missingOf(
  { role, fields }: { readonly role: RecordRole; readonly fields: RecordFields },
  entry: ProcessingEntry | undefined,
  facts: Facts | undefined,
): readonly RecordMissing[] {
  return role === 'processor' ? missingOnBehalf(fields, facts) : missingIn(fields, entry, facts);
}

/** The fields of a draft, from what is usual for its processing. */
export function proposedFields({ proposed, recipients, of }: ProcessingEntry): RecordFields {
  const byOthers = of === 'service' && recipients.length > 0;
  return recordFields.parse({
    subjects: [...proposed.subjects],
    rights: [...proposed.rights],
    processedBy: whoProcesses.filter((who) => who === 'controller' || (who === 'processors' && byOthers)),
  });
}

/** Whether fields hold the facts that belong to no site: of an activity of the organization, or of what it does for customers. */
export function holdsOwnFacts(
  { role, siteId }: { readonly role: RecordRole; readonly siteId: string | null },
  { activity, onBehalf }: RecordFields,
): boolean {
  const isProcessor = role === 'processor';
  return (activity !== undefined) === (siteId === null && !isProcessor) && (onBehalf !== undefined) === isProcessor;
}

/** What changed from each edition to the next, newest first. */
export function changesOf(
  editions: readonly StoredEdition[],
): readonly (Omit<RecordEdition, 'by' | 'at' | 'answeredBy'> & { readonly edition: StoredEdition })[] {
  return editions.map((edition, at) => ({
    edition,
    version: edition.version,
    state: edition.state,
    changes: changedFields(editions[at + 1]?.fields, edition.fields),
  }));
}

function changedFields(before: RecordFields | undefined, after: RecordFields): RecordEdition['changes'] {
  const fields = Object.keys(recordFields.shape) as (keyof RecordFields)[];
  return fields
    .filter((field) => canonical(before?.[field] ?? null) !== canonical(after[field] ?? null))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }));
}

type Anchor = { readonly siteServiceId: string | null; readonly activityId: string | null };

/** Identifies a service or activity of a site. */
export function keyOf({ siteServiceId, activityId }: Anchor): string {
  return siteServiceId ?? `activity ${activityId}`;
}

/** What a record of a site is about. Undefined: it is gone. */
export function findEntry<Entry extends Anchor>(entries: readonly Entry[], record: Anchor): Entry | undefined {
  return entries.find((entry) => keyOf(entry) === keyOf(record));
}

/** The record of a service or activity of a site that is not over. Its alternates are none. */
export function recordOf<Kept extends Anchor & { readonly isAlternate: boolean }>(
  records: readonly Kept[],
  entry: Anchor,
): Kept | undefined {
  return records.find((record) => !record.isAlternate && keyOf(record) === keyOf(entry));
}

type Compared = {
  readonly id: string;
  readonly name: string;
  readonly site: RecordDifference['site'];
  readonly state: RecordState;
};

/** What became of a record, in the words of columns. Undefined: nothing did. */
export function differenceOf<Shown extends Compared>(
  before: Shown | undefined,
  after: Shown,
  columns: readonly { readonly label: string; readonly of: (record: Shown) => string }[],
): RecordDifference | undefined {
  const { id, name, site, state } = after;
  if (!before) return { id, name, site, change: 'added', changes: [] };
  const changes = columns
    .map(({ label, of }) => ({ field: label, before: of(before), after: of(after) }))
    .filter((one) => one.before !== one.after);
  if (changes.length === 0) return undefined;
  return { id, name, site, change: state === 'ended' && before.state !== 'ended' ? 'ended' : 'changed', changes };
}

type Tools = {
  readonly hasBanner: boolean;
  readonly hasConsents: boolean;
  readonly hasNewsletter: boolean;
  readonly hasForm: boolean;
};

/** The typical activities that follow from the tools which a site uses, unless its documents state them. */
export function typicalOf(
  { hasBanner, hasConsents, hasNewsletter, hasForm }: Tools,
  stated: readonly Pick<ProcessingEntry, 'kind' | 'purposes'>[],
): readonly string[] {
  const managesConsent = stated.some(({ purposes }) => purposes.includes('consent-management'));
  const sendsNews = stated.some(({ kind }) => kind === 'newsletter');
  return [
    ...(hasConsents || (hasBanner && !managesConsent) ? ['consents'] : []),
    ...(hasNewsletter && !sendsNews ? ['email-advertising'] : []),
    ...(hasForm ? [requestActivity] : []),
  ];
}

/** What an alternate states otherwise than its service, as both say it. */
export function differencesOf(service: ProcessingEntry, alternate: ProcessingEntry): readonly RecordDeparture[] {
  return departures
    .filter((field) => service[field] !== alternate[field])
    .map((field) => ({ field, service: service[field], record: alternate[field] }));
}
