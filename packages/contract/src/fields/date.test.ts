import { datePattern, formatDate, locales } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblems } from '../field-problems.ts';
import { dateIn, isDay, isoDate, parseDate, pastDateIn } from './date.ts';

test.each([
  ['en', '03/09/2026', '2026-03-09'],
  ['en', '3/9/2026', '2026-03-09'],
  ['en', '12/31/1999', '1999-12-31'],
  ['en-GB', '31/12/1999', '1999-12-31'],
  ['es', '9/3/2026', '2026-03-09'],
  ['pt', '09/03/2026', '2026-03-09'],
  ['pt-BR', '09/03/2026', '2026-03-09'],
  ['nl', '09-03-2026', '2026-03-09'],
  ['nl', '09/03/2026', '2026-03-09'],
  ['de', '9.3.2026', '2026-03-09'],
  ['hu', '2026. 03. 09.', '2026-03-09'],
  ['ja', '2026/03/09', '2026-03-09'],
  ['lt', '2026-3-9', '2026-03-09'],
  ['en', '2026-03-09', '2026-03-09'],
  ['de', '2026-03-09', '2026-03-09'],
  ['it', '29/02/2024', '2024-02-29'],
  ['it', '29/02/2000', '2000-02-29'],
] as const)('in %s, %s is %s', (locale, text, day) => {
  expect(parseDate(locale, text)).toBe(day);
});

test.each([
  ['en', '31/12/1999'],
  ['it', '12/31/1999'],
  ['it', '29/02/2023'],
  ['it', '29/02/1900'],
  ['it', '31/04/2026'],
  ['it', '00/01/2026'],
  ['it', '01/13/2026'],
  ['it', '01/01/0999'],
  ['it', '01/01/3001'],
  ['it', '01/01/26'],
  ['it', '001/01/2026'],
  ['it', '01/01-2026'],
  ['it', '01//01/2026'],
  ['it', '01/01/2026 10:00'],
  ['it', '1 January 2026'],
  ['it', '٠١/٠١/٢٠٢٦'],
  ['it', '2026-3-9'],
  ['it', ''],
] as const)('in %s, %j is no day', (locale, text) => {
  expect(parseDate(locale, text)).toBeUndefined();
});

test('every locale reads what it writes', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...locales), days, (locale, day) => {
      const written = formatDate(locale, day, 'numeric');
      expect(parseDate(locale, written), `${locale} ${written} ${datePattern(locale)}`).toBe(formatDate(locale, day));
    }),
  );
});

test('the calendar agrees with that of Date', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 3000 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        expect(isDay(year, month, day)).toBe(date.getUTCMonth() === month - 1 && date.getUTCDate() === day);
      },
    ),
  );
});

test('the API takes a day in ISO form alone', () => {
  expect(isoDate.safeParse('2026-02-28').success).toBe(true);
  for (const text of ['2026-02-29', '2026-2-8', '0999-01-01', '28/02/2026', ''])
    expect(isoDate.safeParse(text).success).toBe(false);
});

test('a day that is typed comes out in ISO form, or with what is wrong', () => {
  expect(dateIn('en-GB').parse(' 9/3/2026 ')).toBe('2026-03-09');
  const past = pastDateIn('it', '2026-03-09');
  expect(past.parse('09/03/2026')).toBe('2026-03-09');
  const codeOf = (text: string) => fieldProblems(past.safeParse(text).error!, text)['body']?.code;
  expect(codeOf('10/03/2026')).toBe('field.date-future');
  expect(codeOf('soon')).toBe('field.date');
  expect(codeOf('')).toBe('field.required');
});
