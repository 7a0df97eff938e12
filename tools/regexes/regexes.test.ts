import { expect, test } from 'vitest';
import { hashOf, readProved, readRegexes, regexesIn, slowness, unprovedOf } from './find.ts';

const proved = readProved();
const regexes = readRegexes();

test('the expressions are found', () => {
  expect(regexesIn('a.ts', 'const a = /x+/u; const b = 4 / 2 / 1; // /no/')).toEqual([
    { path: 'a.ts', pattern: 'x+', flags: 'u' },
  ]);
  expect(regexes.length).toBeGreaterThan(400);
});

test('an expression that takes for ever is noticed', () => {
  expect(slowness({ pattern: '^(a+)+$', flags: '' })).toBeDefined();
});

test('only an expression that is not on the list is checked, and once', () => {
  const fast = { path: 'a.ts', pattern: 'x+', flags: 'u' };
  const slow = { path: 'a.ts', pattern: '^(a+)+$', flags: '' };
  expect(unprovedOf([fast, slow, slow], new Set())).toMatchObject({ slow: [slow], checked: 2 });
  expect(unprovedOf([fast, slow], new Set([hashOf(slow)]))).toEqual({ slow: [], checked: 1 });
});

test('every expression takes linear time', () => {
  expect(unprovedOf(regexes, proved).slow).toEqual([]);
});

test('the list of proved expressions is complete: npm run regexes writes it', () => {
  expect([...new Set(regexes.map(hashOf))].toSorted()).toEqual([...proved]);
});
