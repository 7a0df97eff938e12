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

// Dates as in the laws and official journals of each language.
test.each([
  ['bg', '1 юни 2026 г.'],
  ['ca', '1 de juny del 2026'],
  ['cs', '1. června 2026'],
  ['da', '1. juni 2026'],
  ['de', '1. Juni 2026'],
  ['el', '1η Ιουνίου 2026'],
  ['en', 'June 1, 2026'],
  ['en-GB', '1 June 2026'],
  ['es', '1 de junio de 2026'],
  ['et', '1. juuni 2026'],
  ['fi', '1. kesäkuuta 2026'],
  ['fr', '1er juin 2026'],
  ['hr', '1. lipnja 2026.'],
  ['hu', '2026. június 1.'],
  ['id', '1 Juni 2026'],
  ['it', '1º giugno 2026'],
  ['ja', '2026年6月1日'],
  ['lt', '2026 m. birželio 1 d.'],
  ['lv', '2026. gada 1. jūnijs'],
  ['nl', '1 juni 2026'],
  ['no', '1. juni 2026'],
  ['pl', '1 czerwca 2026'],
  ['pt', '1 de junho de 2026'],
  ['pt-BR', '1º de junho de 2026'],
  ['ro', '1 iunie 2026'],
  ['ru', '1 июня 2026 г.'],
  ['sk', '1. júna 2026'],
  ['sl', '1. junij 2026'],
  ['sv', '1 juni 2026'],
  ['zh-CN', '2026年6月1日'],
] as const)('%s writes the first day of a month', (locale, first) => {
  expect(formatDate(locale, '2026-06-01', 'long')).toBe(first);
});

test('only the first day is written as an ordinal, and only beside the name of a month', () => {
  expect(formatDate('fr', '2026-06-01T14:05:00Z', 'date_and_time')).toBe('1er juin 2026, 14:05');
  for (const day of ['2026-06-02', '2026-06-11', '2026-06-21', '2026-06-30'])
    expect(formatDate('fr', day, 'long')).toBe(`${Number(day.slice(-2))} juin 2026`);
  expect(formatDate('fr', '2026-06-01', 'numeric')).toBe('01/06/2026');
  expect(formatDate('it', '2026-01-31', 'month_and_year')).toBe('gennaio 2026');
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
  ['de', 'TT.MM.JJJJ'],
  ['it', 'GG/MM/AAAA'],
  ['pt-BR', 'DD/MM/AAAA'],
  ['sv', 'YYYY-MM-DD'],
] as const)('%s shows the pattern %s', (locale, pattern) => expect(datePattern(locale)).toBe(pattern));
