import type { DriftCode } from '@app/catalogue';
import type { Facts } from '@app/documents';
import type { SiteEntry } from './entries.ts';
import type { StoredRecord } from './queries.ts';
import { findEntry, keyOf, missingIn } from './rules.ts';

/** The provision that each finding is about. */
export const articles: Readonly<Record<DriftCode, string>> = {
  'no-record': 'GDPR Art. 30(1)',
  'not-confirmed': 'GDPR Art. 5(2)',
  incomplete: 'GDPR Art. 30(1)',
  gone: 'GDPR Art. 13(1), 30(1)',
  'review-due': 'GDPR Art. 24(1)',
  'not-in-documents': 'GDPR Art. 13(1)',
  'no-contract': 'GDPR Art. 28(3)',
  'contract-review-due': 'GDPR Art. 28(1)',
  'safeguard-ending': 'GDPR Art. 44',
};

export type Finding = { readonly code: DriftCode; readonly record?: StoredRecord; readonly entry?: SiteEntry };

type OfSite = {
  /** Undefined: the site is gone. */
  readonly facts: Facts | undefined;
  readonly entries: readonly SiteEntry[];
  /** The records of the site that are not over. */
  readonly records: readonly StoredRecord[];
  /** Whether people can read a document of the site. */
  readonly isPublished: boolean;
  /** The day, ISO 8601. */
  readonly on: string;
};

/** In what the register and the documents of a site disagree. Each fact on one side alone is one finding. Rule R5. */
export function driftOf({ facts, entries, records, isPublished, on }: OfSite): readonly Finding[] {
  const recorded = new Set(records.map(keyOf));
  const unrecorded = entries.filter((entry) => !recorded.has(keyOf(entry)));
  const ofRecords = records.flatMap((record): Finding[] => {
    const entry = findEntry(entries, record);
    if (!entry) return [{ code: 'gone', record }];
    if (record.state === 'draft') return isPublished ? [{ code: 'not-confirmed', record, entry }] : [];
    if (missingIn(record.fields, entry.entry, facts).length > 0) return [{ code: 'incomplete', record, entry }];
    return record.reviewOn !== null && record.reviewOn <= on ? [{ code: 'review-due', record, entry }] : [];
  });
  return [...unrecorded.map((entry): Finding => ({ code: 'no-record', entry })), ...ofRecords];
}
