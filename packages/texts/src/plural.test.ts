import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import { plural, pluralCategories } from './plural.ts';

const results = { one: 'One result in %{place}', other: '%{number} results in %{place}' } as const;

test.each([
  ['en', 1, 'One result in A'],
  ['en', 0, '0 results in A'],
  ['en', 1234, '1,234 results in A'],
  ['de', 1234, '1.234 results in A'],
  ['fr', 0, 'One result in A'],
] as const)('%s has a form for %d', (locale, number, said) => {
  expect(plural(locale, number, results, { place: 'A' })).toBe(said);
});

const files = {
  one: '%{number} plik',
  few: '%{number} pliki',
  many: '%{number} plików',
  other: '%{number} pliku',
} as const;

test.each([
  [1, '1 plik'],
  [3, '3 pliki'],
  [5, '5 plików'],
  [22, '22 pliki'],
  [1.5, '1,5 pliku'],
] as const)('Polish counts %d', (number, said) => expect(plural('pl', number, files)).toBe(said));

test('a form the words lack is answered with other', () => {
  expect(plural('pl', 3, { one: 'one', other: 'other' })).toBe('other');
});

test('every locale tells its forms', () => {
  for (const locale of locales) expect(pluralCategories(locale), locale).toContain('other');
  expect(pluralCategories('ja')).toEqual(['other']);
});
