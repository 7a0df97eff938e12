import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoment, shifted, timeOfDay, units, writtenMoment } from './moment.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString());

describe('shifting', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 'month', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00:00.000Z', 'month', 1, '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 'year', 1, '2025-02-28T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 'month', -1, '2026-02-28T23:59:59.999Z'],
    ['2026-01-15T00:00:00.000Z', 'month', -13, '2024-12-15T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 'millisecond', 1, '2027-01-01T00:00:00.000Z'],
    ['2026-03-29T00:30:00.000Z', 'hour', 2, '2026-03-29T02:30:00.000Z'],
    ['2026-11-22T08:15:02.123Z', 'minute', -16, '2026-11-22T07:59:02.123Z'],
    ['2026-11-22T08:15:02.123Z', 'second', 58, '2026-11-22T08:16:00.123Z'],
    ['2026-11-22T08:15:02.123Z', 'day', 9, '2026-12-01T08:15:02.123Z'],
  ] as const)('%s by %s %i is %s', (from, unit, amount, to) => {
    expect(iso(shifted(at(from), unit, amount))).toBe(to);
  });

  test('stays within the years 1000 to 3000, however far', () => {
    for (const unit of units) {
      expect(iso(shifted(at('2026-01-01'), unit, 1e15))).toMatch(/^(?:3000-12-31T23:59:59\.999Z)$/);
      expect(iso(shifted(at('2026-01-01'), unit, -1e15))).toBe('1000-01-01T00:00:00.000Z');
    }
  });

  test('there and back is where it began, but for what months cut off', () => {
    const moments = fc.integer({ min: at('1900-01-01'), max: at('2200-01-01') });
    const exact = fc.constantFrom(...units.filter((unit) => unit !== 'year' && unit !== 'month'));
    fc.assert(
      fc.property(moments, exact, fc.integer({ min: -500, max: 500 }), (moment, unit, amount) => {
        expect(shifted(shifted(moment, unit, amount), unit, -amount)).toBe(moment);
      }),
    );
  });
});

describe('a moment that is typed', () => {
  test.each([
    ['2026-11-22 08:15:02.123', '2026-11-22T08:15:02.123Z'],
    ['2026-11-22T08:15:02.123Z', '2026-11-22T08:15:02.123Z'],
    ['2026-11-22 8:15', '2026-11-22T08:15:00.000Z'],
    ['2026-11-22 08:15:02,5 UTC', '2026-11-22T08:15:02.500Z'],
    ['22.11.2026 08:15', '2026-11-22T08:15:00.000Z'],
    [' 22.11.2026 ', '2026-11-22T00:00:00.000Z'],
  ])('READINGS 3: %s is read in German', (text, expected) => {
    expect(iso(parseMoment('de', text))).toBe(expected);
  });

  test('READINGS 3: the order of day and month is that of the language', () => {
    expect(iso(parseMoment('en', '3/9/2026'))).toBe('2026-03-09T00:00:00.000Z');
    expect(iso(parseMoment('pt-BR', '3/9/2026'))).toBe('2026-09-03T00:00:00.000Z');
  });

  test('a day alone at the end is in the range', () => {
    expect(iso(parseMoment('en', '2026-02-28', true))).toBe('2026-03-01T00:00:00.000Z');
    expect(iso(parseMoment('en', '2026-02-28 10:00', true))).toBe('2026-02-28T10:00:00.000Z');
  });

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2026-02-28 24:00',
    '2026-02-28 10:60',
    '22.11.2026 08',
    '0999-01-01',
    '3001-01-01',
  ])('%j is none', (text) => expect(parseMoment('de', text)).toBeUndefined());

  test('comes back as it was written', () => {
    const moments = fc.integer({ min: at('1000-01-01'), max: at('3000-12-31') });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(parseMoment('it', writtenMoment(moment))).toBe(moment);
      }),
    );
  });
});

test('C13: times of day are those of UTC, to the millisecond where asked for', () => {
  expect(timeOfDay('2026-11-22T08:15:02.007Z')).toBe('08:15:02');
  expect(timeOfDay('2026-11-22T08:15:02.007Z', 'millisecond')).toBe('08:15:02.007');
});
