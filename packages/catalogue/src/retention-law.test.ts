import { expect, test } from 'vitest';
import { activityKinds } from './choices.ts';
import { authorities } from './authorities.ts';
import { isCountryCode } from './countries.ts';
import { recordsOfActivity, retentionLawOf, retentionLaws } from './retention-law.ts';
import { retainedRecords, retentionEffects, retentionStarts } from './retention-terms.ts';

test('L10: every country with an authority has periods for vouchers, books and claims', () => {
  const countries = new Set(authorities.map(({ country }) => country));
  expect(countries.size).toBeGreaterThanOrEqual(30);
  for (const country of countries) {
    const records = retentionLaws.filter((law) => law.country === country).map(({ record }) => record);
    expect([country, ...records]).toEqual(expect.arrayContaining(['vouchers', 'books', 'claims']));
  }
});

test.each(retentionLaws.map((law) => [`${law.country} ${law.record}`, law] as const))(
  '%s is a whole entry: record, period, start, effect, statute',
  (_, { country, record, amount, unit, start, effect, statute }) => {
    expect(isCountryCode(country)).toBe(true);
    expect(retainedRecords).toContain(record);
    expect(retentionStarts).toContain(start);
    expect(retentionEffects).toContain(effect);
    expect(amount).toBeGreaterThan(0);
    expect(['day', 'week', 'month', 'year']).toContain(unit);
    expect(statute).not.toBe('');
  },
);

test('no country has two periods for one record', () => {
  const keys = retentionLaws.map(({ country, record }) => `${country} ${record}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test('an activity has the periods of its records, in their order', () => {
  expect(retentionLawOf('DE', 'accounting').map(({ record, amount }) => [record, amount])).toEqual([
    ['vouchers', 8],
    ['books', 10],
  ]);
  expect(retentionLawOf('BR', 'visit')).toMatchObject([{ amount: 6, unit: 'month', effect: 'duty' }]);
  expect(retentionLawOf('DE', 'visit')).toEqual([]);
  expect(retentionLawOf('IT', 'orders').map(({ record }) => record)).toEqual(['letters', 'vouchers', 'claims']);
  expect(retentionLawOf('PL', 'orders').map(({ record }) => record)).toEqual(['vouchers', 'claims']);
  // American claims expire by the law of the states, which we do not know.
  expect(retentionLawOf('US', 'orders')).toEqual([]);
  expect(Object.keys(recordsOfActivity).every((kind) => activityKinds.some((known) => known === kind))).toBe(true);
});
