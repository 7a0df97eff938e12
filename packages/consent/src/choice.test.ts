import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceActions, cookieName, readChoice, writeChoice, type Choice } from './choice.ts';
import { allPurposes } from './purposes.ts';
import { regimeIds } from './regimes.ts';

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  consentId: hex,
  at: fc.integer({ min: 0, max: 2 ** 36 }),
  action: fc.constantFrom(...choiceActions),
  decided: fc.integer({ min: 0, max: allPurposes }),
  granted: fc.integer({ min: 0, max: allPurposes }),
  version: fc.integer({ min: 1, max: 10 ** 9 }),
  regime: fc.nat(regimeIds.length - 1),
});

test('what is written is read again, and fits a cookie as it is', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const written = writeChoice(choice);
      expect(readChoice(written)).toEqual(choice);
      expect(encodeURIComponent(written)).toBe(written);
      expect(written.length).toBeLessThan(70);
    }),
  );
});

test('the format is the one that stands in visitors’ browsers', () => {
  const choice = readChoice('1.000102030405060708090a0b0c0d0e0f.t7m2o0.2.v.5.c.1');
  expect(choice).toEqual({
    consentId: '000102030405060708090a0b0c0d0e0f',
    at: 1_766_306_304,
    action: 'custom',
    decided: 31,
    granted: 5,
    version: 12,
    regime: 1,
  });
  expect(cookieName('abcdefghjk')).toBe('candor-abcdefghjk');
});

test('B24: what is not a choice of this format is none', () => {
  const good = '1.000102030405060708090a0b0c0d0e0f.t7m2o0.2.v.5.c.1';
  for (const bad of [undefined, '', '2' + good.slice(1), `${good}.1`, `${good} `, good.replace('.2.', '.z.')])
    expect(readChoice(bad), bad).toBeUndefined();
  for (const bad of [good.replace('.c.', '._.'), good.replace('t7m2o0', 'T7M2O0'), good.replace('.5.', '.!.')])
    expect(readChoice(bad), bad).toBeUndefined();
});

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.string(), (text) => void readChoice(text)));
});
