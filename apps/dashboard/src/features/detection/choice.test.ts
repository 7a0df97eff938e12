import type { ServiceCard } from '@app/contract';
import { expect, test } from 'vitest';
import { confidenceOf, isProposed } from './choice.ts';

const card: ServiceCard = {
  id: 'stripe',
  name: 'Stripe',
  provider: null,
  country: null,
  category: 'necessary',
  purposes: [],
  unverified: false,
  pro: false,
  allowed: true,
};

test('confidence is said in three words', () => {
  expect([1, 0.9, 0.89, 0.75, 0.74, 0].map((confidence) => confidenceOf({ confidence }))).toEqual([
    'certain',
    'certain',
    'likely',
    'likely',
    'possible',
    'possible',
  ]);
});

test('what is only possible, of an older list or no longer in the catalogue is not proposed', () => {
  expect(isProposed({ confidence: 0.8 }, card)).toBe(true);
  expect(isProposed({ confidence: 0.5 }, card)).toBe(false);
  expect(isProposed({ confidence: 1 }, { ...card, unverified: true })).toBe(false);
  expect(isProposed({ confidence: 1 }, undefined)).toBe(false);
});
