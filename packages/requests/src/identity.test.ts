import { expect, test } from 'vitest';
import {
  comparedValue,
  coveredParts,
  dataPointsFor,
  higherIdentity,
  identityForAll,
  identityOfMatches,
  isIdentified,
  lawsFor,
  type DataPointKind,
} from './index.ts';

const on = '2026-11-02';

test('D2: the highest degree of what is asked for together is needed', () => {
  const california = lawsFor('US-CA', undefined, on);
  expect(identityForAll(['opt-out'], california, on)).toBe('none');
  expect(identityForAll(['opt-out', 'erasure'], california, on)).toBe('reasonable');
  expect(identityForAll(['erasure', 'portability'], california, on)).toBe('high');
  expect(identityForAll(['access', 'withdrawal'], lawsFor('DE', 'DE', on), on)).toBe('mailbox');
  expect(higherIdentity('mailbox', 'high', 'none')).toBe('high');
  expect(higherIdentity()).toBe('none');
  expect(isIdentified('reasonable', 'mailbox')).toBe(true);
  expect(isIdentified('reasonable', 'high')).toBe(false);
});

test('D2: two data points are reasonable, three with a declaration are high', () => {
  expect([dataPointsFor('mailbox'), dataPointsFor('reasonable'), dataPointsFor('high')]).toEqual([2, 2, 3]);
  expect([0, 1, 2, 3].map((matched) => identityOfMatches(matched, false))).toEqual([
    'none',
    'none',
    'reasonable',
    'reasonable',
  ]);
  expect(identityOfMatches(2, true)).toBe('reasonable');
  expect(identityOfMatches(3, true)).toBe('high');
});

test.for<[DataPointKind, string, string]>([
  ['order-number', ' DE-4711 ', 'de4711'],
  ['postal-code', 'SW1A 1AA', 'sw1a1aa'],
  ['postal-code', '１０１−００５１', '1010051'],
  ['birth-date', '1990-01-31', '19900131'],
  ['phone', '+49 (30) 123-4567', '01234567'],
  ['phone', '0049 30 1234567', '01234567'],
  ['invoice-amount', '1.234,50 €', '123450'],
  ['own', 'Straße Ä', 'straßeä'],
  ['customer-number', ' -/. ', ''],
])('%s: %s is compared as %s', ([kind, value, compared]) => {
  expect(comparedValue(kind, value)).toBe(compared);
});

test('parts of a document that are rarely needed have the name that its country gives them', () => {
  expect(coveredParts('NL')).toContainEqual({ part: 'personal-number', name: 'BSN' });
  expect(coveredParts('DE').map(({ part }) => part)).not.toContain('personal-number');
  expect(coveredParts('US-CA')).toContainEqual({ part: 'document-number', name: 'License number (DL)' });
  expect(coveredParts('FR').map(({ part }) => part)).toEqual([
    'photo',
    'signature',
    'document-number',
    'machine-readable',
    'body',
  ]);
});
