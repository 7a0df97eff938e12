import { idOfAlternate } from '@app/documents';
import type { DriftFacts, Finding } from './drift-rules.ts';
import type { SiteEntry } from './entries.ts';
import type { StoredRecord } from './queries.ts';
import { findEntry, keyOf, missingIn } from './rules.ts';

/** Services and activities without a record, records without them, and records that nobody vouches for. Rule R5. */
export function recordDrift({
  facts,
  entries,
  records,
  isPublished,
  inPolicy,
  found,
  on,
}: DriftFacts): readonly Finding[] {
  const recorded = new Set(records.filter(({ isAlternate }) => !isAlternate).map(keyOf));
  const unrecorded = entries.filter((entry) => !recorded.has(keyOf(entry)));
  const ofRecords = records.flatMap((record): readonly Finding[] => {
    const entry = findEntry(entries, record);
    if (!entry) return [{ code: 'gone', record }];
    if (record.state === 'draft') return isPublished ? [{ code: 'not-confirmed', record, entry }] : [];
    const missing = missingIn(record.fields, entry.entry, facts);
    if (missing.length > 0) return [{ code: 'incomplete', record, entry, other: { kind: 'ids', ids: missing } }];
    const { reviewOn } = record;
    if (reviewOn !== null && reviewOn <= on)
      return [{ code: 'review-due', record, entry, register: { kind: 'day', day: reviewOn } }];
    return policyDrift(record, entry, inPolicy);
  });
  return [
    ...unrecorded.map((entry): Finding => ({ code: 'no-record', entry })),
    ...ofRecords,
    ...(found.length > 0 ? [{ code: 'not-in-documents' as const, other: { kind: 'ids' as const, ids: found } }] : []),
  ];
}

/** A service that the policy shows as people read it and the register hides, or the reverse: it waits to be published. Rule R5. */
function policyDrift(record: StoredRecord, entry: SiteEntry, inPolicy: DriftFacts['inPolicy']): readonly Finding[] {
  if (!inPolicy || record.siteServiceId === null) return [];
  const { id } = entry.entry;
  const isShown = inPolicy.has(record.isAlternate ? idOfAlternate(id, record.id) : id);
  if (isShown === record.fields.showInPolicy) return [];
  return [{ code: isShown ? 'hidden-in-register' : 'not-in-policy', record, entry }];
}
