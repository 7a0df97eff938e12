import { expect, test } from 'vitest';
import { isCountryCode } from './countries.ts';
import { retentionLaws } from './retention-law.ts';
import { typicalActivityIds } from './typical-activities.ts';
import { typicalPeriodOf, typicalPeriods } from './typical-periods.ts';

test.each(typicalPeriods.map((period) => [`${period.activity} ${period.place}`, period] as const))(
  '%s is a whole entry: activity, place, period, source, day',
  (_, { activity, place, amount, statute, asOf, confirmed }) => {
    expect(typicalActivityIds).toContain(activity);
    expect(isCountryCode(place.slice(0, 2))).toBe(true);
    expect(amount).toBeGreaterThan(0);
    expect(statute).not.toBe('');
    expect([asOf, confirmed]).toEqual(['2026-11-01', false]);
    expect(typicalPeriods.filter((one) => one.activity === activity && one.place === place)).toHaveLength(1);
  },
);

test('payroll has a period in each of thirteen places', () => {
  const places = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'BE', 'PL', 'PT', 'GB', 'IE'];
  for (const place of places) expect(typicalPeriodOf('payroll', place)?.place).toBe(place);
  expect(typicalPeriodOf('payroll', 'US', 'US-CA')?.statute).toContain('California');
});

test('invoices, books, contracts and applications are kept as documents of the site say', () => {
  const law = (country: string, record: string) =>
    retentionLaws.find((one) => one.country === country && one.record === record)?.statute;
  expect(typicalPeriodOf('invoicing', 'DE')?.statute).toBe(law('DE', 'vouchers'));
  expect(typicalPeriodOf('accounts', 'FR')?.statute).toBe(law('FR', 'books'));
  expect(typicalPeriodOf('contracts', 'IT')?.statute).toBe(law('IT', 'claims'));
  expect(typicalPeriodOf('applicants', 'AT')?.statute).toBe(law('AT', 'applications'));
});

test('the law of a part of a country counts before that of the country, and what no law says is not made up', () => {
  expect(typicalPeriodOf('applicants', 'US')).toMatchObject({ place: 'US', amount: 1 });
  expect(typicalPeriodOf('applicants', 'US', 'US-CA')).toMatchObject({ place: 'US-CA', amount: 4 });
  expect(typicalPeriodOf('applicants', 'US', 'US-NY')).toMatchObject({ place: 'US' });
  expect(typicalPeriodOf('visitors-book', 'DE')).toBeUndefined();
  expect(typicalPeriodOf('payroll', '')).toBeUndefined();
});
