import { expect, test } from 'vitest';
import { formatList, sortedBy } from './lists.ts';
import { countriesIn, countryName } from './names.ts';

test('parts are joined as the locale does', () => {
  expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatList('en-GB', ['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatList('it', ['a', 'b'], 'or')).toBe('a o b');
  expect(formatList('en', [])).toBe('');
});

test('items are sorted by the alphabet of the locale', () => {
  expect(sortedBy('sv', ['ö', 'a', 'z'], (letter) => letter)).toEqual(['a', 'z', 'ö']);
  expect(sortedBy('de', ['ö', 'a', 'z'], (letter) => letter)).toEqual(['a', 'ö', 'z']);
  expect(sortedBy('en', ['a10', 'a9'], (text) => text)).toEqual(['a9', 'a10']);
});

test('countries are named and sorted in the language, without those nobody chooses', () => {
  expect(countryName('de', 'IT')).toBe('Italien');
  expect(countryName('no', 'SE')).toBe('Sverige');
  const codes = countriesIn('sv').map(({ code }) => code);
  expect(codes).toHaveLength(255);
  expect(codes.indexOf('AT')).toBeGreaterThan(codes.indexOf('ZW'));
  expect(codes).not.toContain('HM');
});
