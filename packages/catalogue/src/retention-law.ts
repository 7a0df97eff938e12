import type { ActivityKind } from './choices.ts';
import { retentionLawTable } from './retention-law-table.ts';
import type { RetainedRecord, RetentionEffect, RetentionStart } from './retention-terms.ts';
import type { CountryCode } from './service.ts';

/** What the law of a country says about how long a record is kept. */
export type RetentionLaw = {
  readonly country: CountryCode;
  readonly record: RetainedRecord;
  readonly amount: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
  readonly start: RetentionStart;
  readonly effect: RetentionEffect;
  /** In the official form of the country, or the authority that recommends the period. */
  readonly statute: string;
  /** The day whose law this is, ISO 8601. */
  readonly asOf: string;
  /** Whether a person has compared the entry with the statute. */
  readonly confirmed: boolean;
};

export const retentionLaws: readonly RetentionLaw[] = retentionLawTable.trim().split('\n').map(read);

/** The records of an activity whose periods the law sets, in the order in which a document lists them. */
export const recordsOfActivity: Partial<Record<ActivityKind, readonly RetainedRecord[]>> = {
  visit: ['logs'],
  orders: ['letters', 'vouchers', 'claims'],
  bookings: ['vouchers', 'claims'],
  'job-applications': ['applications'],
  accounting: ['vouchers', 'books'],
  'legal-claims': ['claims'],
};

/**
 * What the law of a country says about the records of an activity. Empty unless it is known for each of them, except for business
 * letters, which most laws do not mention.
 */
export function retentionLawOf(country: CountryCode, kind: ActivityKind): readonly RetentionLaw[] {
  const records = recordsOfActivity[kind] ?? [];
  const laws = records.flatMap((record) =>
    retentionLaws.filter((law) => law.country === country && law.record === record),
  );
  const isKnown = (record: RetainedRecord) => record === 'letters' || laws.some((law) => law.record === record);
  return records.every(isKnown) ? laws : [];
}

function read(line: string): RetentionLaw {
  const [country = '', record = '', period = '', start = '', effect = '', statute = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [amount = '', unit = ''] = period.split(' ');
  return {
    country,
    // The casts hold for every line: a test reads the table.
    record: record as RetainedRecord,
    amount: Number(amount),
    unit: unit as RetentionLaw['unit'],
    start: start as RetentionStart,
    effect: effect as RetentionEffect,
    // A line does not break between a sign and its number.
    statute: statute.replaceAll(/(§§?|\b(?:[Aa]rts?|ss?|Sch)\.) /g, '$1\u00a0'),
    asOf: '2026-11-01',
    confirmed: false,
  };
}
