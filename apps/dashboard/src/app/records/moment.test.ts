import { expect, test } from 'vitest';
import { parseMoment } from './moment.ts';

test.each([
  ['en', '11/22/2026', '2026-11-22T00:00:00.000Z'],
  ['de', '22.11.2026 8:15', '2026-11-22T08:15:00.000Z'],
  ['it', '22/11/2026 08:15:02', '2026-11-22T08:15:02.000Z'],
  ['en', '2026-11-22 23:59', '2026-11-22T23:59:00.000Z'],
] as const)('in %s, %s is %s', (locale, text, moment) => {
  expect(parseMoment(locale, text)).toBe(moment);
});

test.each([
  ['en', '22/11/2026'],
  ['en', '11/22/2026 25:00'],
  ['en', '11/22/2026 10:61'],
  ['de', 'gestern'],
  ['de', ''],
] as const)('in %s, %j is no moment', (locale, text) => {
  expect(parseMoment(locale, text)).toBeUndefined();
});
