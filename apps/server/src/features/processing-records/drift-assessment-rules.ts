import type { Facts, ProcessingEntry } from '@app/documents';
import type { Assessed, DriftFacts, Finding } from './drift-rules.ts';
import type { StoredRecord } from './queries.ts';
import { findEntry } from './rules.ts';
import { assessedFacts, screened } from './screening-rules.ts';

/** Confirmed records that need a DPIA and have none that was completed. GDPR Art. 35(1). */
export function assessmentDrift({ facts, entries, records, assessed, on }: DriftFacts): readonly Finding[] {
  return records.flatMap((record) => {
    const entry = findEntry(entries, record);
    return entry && isUnassessed(record, { facts, entry: entry.entry }, assessed, on)
      ? [{ code: 'no-assessment' as const, record, entry }]
      : [];
  });
}

/**
 * Whether a record needs a DPIA, by its screening or else by what facts propose, and has none that was completed. One that is
 * completed and being changed counts: what was completed stands until then.
 */
export function isUnassessed(
  record: StoredRecord,
  { facts, entry }: { readonly facts: Facts | undefined; readonly entry: ProcessingEntry },
  { screenings, completed }: Assessed,
  on: string,
): boolean {
  if (record.state !== 'confirmed' || record.role !== 'controller' || completed.has(record.id)) return false;
  const { fields, id } = record;
  return screened(assessedFacts({ fields, facts, entry }), screenings.get(id), on).verdict === 'needed';
}
