import { retentionLaws, type RetentionLaw } from './retention-law.ts';
import {
  retentionEffects,
  retentionStarts,
  type RetainedRecord,
  type RetentionEffect,
  type RetentionStart,
} from './retention-terms.ts';
import { typicalPeriodsTable } from './typical-periods-table.ts';

/** How long data of a typical activity is kept by the law of a country, or of a part of it. */
export type TypicalPeriod = Pick<
  RetentionLaw,
  'amount' | 'unit' | 'start' | 'effect' | 'statute' | 'asOf' | 'confirmed'
> & {
  readonly activity: string;
  /** ISO 3166-1, or 3166-2 for a part of a country: `US-CA`. */
  readonly place: string;
};

export const typicalPeriods: readonly TypicalPeriod[] = typicalPeriodsTable.trim().split('\n').map(read);

/** The record whose period counts where the table has none for an activity. */
const recordOf: Readonly<Record<string, RetainedRecord>> = {
  invoicing: 'vouchers',
  'bank-details': 'vouchers',
  'travel-expenses': 'vouchers',
  accounts: 'books',
  'tax-audits': 'books',
  contracts: 'claims',
  applicants: 'applications',
};

/**
 * The usual period of a typical activity where an organization is, with its source. Undefined: no law that we know says one.
 *
 * @param region of the country, by ISO 3166-2. Its own law counts first
 */
export function typicalPeriodOf(activity: string, country: string, region?: string): TypicalPeriod | undefined {
  for (const place of [region, country]) {
    const own = typicalPeriods.find((period) => period.activity === activity && period.place === place);
    if (own) return own;
  }
  const record = recordOf[activity];
  const law = retentionLaws.find((one) => one.country === country && one.record === record);
  if (!law) return undefined;
  const { amount, unit, start, effect, statute, asOf, confirmed } = law;
  return { activity, place: country, amount, unit, start, effect, statute, asOf, confirmed };
}

function read(line: string): TypicalPeriod {
  const [activity = '', place = '', period = '', start = '', effect = '', statute = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [amount = '', unit = ''] = period.split(' ');
  return {
    activity,
    place,
    amount: Number(amount),
    unit: one(['day', 'week', 'month', 'year'] as const, unit, line),
    start: one<RetentionStart>(retentionStarts, start, line),
    effect: one<RetentionEffect>(retentionEffects, effect, line),
    // A line does not break between a sign and its number.
    statute: statute.replaceAll(/(§§?|\b(?:[Aa]rts?|ss?|reg)\.) /g, '$1\u00a0'),
    asOf: '2026-11-01',
    confirmed: false,
  };
}

function one<Value extends string>(all: readonly Value[], wanted: string, line: string): Value {
  const found = all.find((each) => each === wanted);
  if (found === undefined) throw new Error(`${wanted} is unknown: ${line}`);
  return found;
}
