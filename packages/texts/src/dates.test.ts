import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOrder, datePattern, formatDate } from './dates.ts';
import { locales } from './locales.ts';

test.each([
  ['en', 'default', '2026-03-09'],
  ['de', 'default', '2026-03-09'],
  ['it', 'DDMMYYYY', '09-03-2026'],
  ['en', 'long', 'March 9, 2026'],
  ['en-GB', 'long', '9 March 2026'],
  ['de', 'long', '9. März 2026'],
  ['pt-BR', 'long', '9 de março de 2026'],
  ['zh-CN', 'long', '2026年3月9日'],
  ['en', 'month_and_year', 'March 2026'],
  ['fr', 'month_and_year', 'mars 2026'],
  ['en', 'short_m', 'Mar'],
  ['en', 'numeric', '03/09/2026'],
  ['de', 'numeric', '09.03.2026'],
] as const)('%s writes a day in the style %s', (locale, style, written) => {
  expect(formatDate(locale, '2026-03-09T23:30:00Z', style)).toBe(written);
});

test('a moment is a day of the time zone asked for', () => {
  expect(formatDate('en', '2026-03-09T23:30:00Z', 'default', 'Asia/Tokyo')).toBe('2026-03-10');
  expect(formatDate('en-GB', new Date('2026-07-01T12:00:00Z'), 'date_and_time', 'Europe/Rome')).toBe(
    '1 Jul 2026, 14:00',
  );
});

test('the default style is the ISO day, for every day of a thousand years', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => formatDate('ja', day) === day.toISOString().slice(0, 10)));
});

test('what is no date is refused', () => {
  expect(() => formatDate('en', 'soon')).toThrow(RangeError);
});

test('the order of a numeric date is the locale’s', () => {
  const first = (start: string) => locales.filter((locale) => dateOrder(locale)[0] === start);
  expect(first('month')).toEqual(['en']);
  expect(first('year')).toEqual(['hu', 'ja', 'lt', 'sv', 'zh-CN']);
  for (const locale of locales) expect(new Set(dateOrder(locale)), locale).toEqual(new Set(['year', 'month', 'day']));
});

test.each([
  ['en', 'MM/DD/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['nl', 'DD-MM-YYYY'],
  ['de', 'DD.MM.YYYY'],
  ['sv', 'YYYY-MM-DD'],
] as const)('%s shows the pattern %s', (locale, pattern) => expect(datePattern(locale)).toBe(pattern));
