import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['kV9#tq2!Lm4xZw', 'weak'],
  ['correct horse battery staple', 'strong'],
  ['kV9#tq2!Lm4xZw7P', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 15)).toBe(strength);
});

test('a longer password is never weaker than its beginning', () => {
  const steps = ['weak', 'fair', 'good', 'strong'];
  const password = 'kV9#tq2!Lm4xZw7PkR';
  const judged = [...password].map((_, at) => steps.indexOf(passwordStrength(password.slice(0, at + 1), 15)));

  expect(judged).toEqual(judged.toSorted((a, b) => a - b));
});
