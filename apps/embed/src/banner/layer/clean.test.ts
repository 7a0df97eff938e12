import { expect, test } from 'vitest';
import { fits } from './clean.ts';

test.each([
  ['_ga', '_ga', true],
  ['_ga', '_ga_X', false],
  ['_ga_*', '_ga_ABC', true],
  ['*_session', 'my_session', true],
  ['a*b*c', 'a--b--c', true],
  ['a*b*c', 'acb', false],
  ['ab*ba', 'aba', false],
])('a tracker is known by its pattern: %s, %s', (pattern, name, fitting) => {
  expect(fits(pattern, name)).toBe(fitting);
});
