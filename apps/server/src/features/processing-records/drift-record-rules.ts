import type { DriftFacts, Finding } from './drift-rules.ts';
import { findEntry, keyOf, missingIn } from './rules.ts';

/** Services and activities without a record, records without them, and records that nobody vouches for. Rule R5. */
export function recordDrift({ facts, entries, records, isPublished, found, on }: DriftFacts): readonly Finding[] {
  const recorded = new Set(records.map(keyOf));
  const unrecorded = entries.filter((entry) => !recorded.has(keyOf(entry)));
  const ofRecords = records.flatMap((record): Finding[] => {
    const entry = findEntry(entries, record);
    if (!entry) return [{ code: 'gone', record }];
    if (record.state === 'draft') return isPublished ? [{ code: 'not-confirmed', record, entry }] : [];
    const missing = missingIn(record.fields, entry.entry, facts);
    if (missing.length > 0) return [{ code: 'incomplete', record, entry, other: { kind: 'ids', ids: missing } }];
    const { reviewOn } = record;
    if (reviewOn !== null && reviewOn <= on)
      return [{ code: 'review-due', record, entry, register: { kind: 'day', day: reviewOn } }];
    // What documents state is shown in them, whatever the register says.
    if (isPublished && !record.fields.showInPolicy) return [{ code: 'hidden-in-register', record, entry }];
    return [];
  });
  return [
    ...unrecorded.map((entry): Finding => ({ code: 'no-record', entry })),
    ...ofRecords,
    ...(found.length > 0 ? [{ code: 'not-in-documents' as const, other: { kind: 'ids' as const, ids: found } }] : []),
  ];
}
