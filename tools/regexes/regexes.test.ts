import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf, provedFile, readRegexes, regexesIn, slowness } from './find.ts';

const proved: readonly string[] = JSON.parse(readFileSync(provedFile, 'utf8'));
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

test('every expression takes linear time', () => {
  const slow = regexes
    .filter((regex) => !proved.includes(hashOf(regex)))
    .flatMap((regex) => {
      const summary = slowness(regex);
      return summary ? [`${regex.path}: /${regex.pattern}/${regex.flags} ${summary}`] : [];
    });
  expect(slow).toEqual([]);
});

test('the list of proved expressions is complete: npm run regexes writes it', () => {
  expect([...new Set(regexes.map(hashOf))].toSorted()).toEqual(proved);
});
