import { expect, expectTypeOf, test } from 'vitest';
import * as documents from './documents.ts';
import { fill, type Values } from './fill.ts';
import * as interfaceWords from './interface.ts';
import { loadedLocales, loadWords, wordsLocale, type Area, type Words } from './load.ts';

const everyArea = Object.keys({ ...interfaceWords.english, ...documents.english }) as Area[]; // an object literal's own keys

test('every area loads in every language it has, and in English where it has not', async () => {
  for (const area of everyArea) {
    const english = await loadWords('en', area);
    expect(loadedLocales(area), area).toContain('en');
    for (const locale of loadedLocales(area))
      expect(await loadWords(locale, area), `${area} ${locale}`).toBeTypeOf('object');
    const missing = (['et', 'lv', 'lt'] as const).find((locale) => !loadedLocales(area).includes(locale));
    if (missing) expect(await loadWords(missing, area)).toBe(english);
  }
});

test('an area is of the interface or of documents', () => {
  const ofInterface = Object.keys(interfaceWords.english);
  expect(Object.keys(documents.english).filter((area) => ofInterface.includes(area))).toEqual([]);
});

test('what is missing is read in its sister language, then in English', () => {
  for (const area of everyArea) {
    const loaded = loadedLocales(area);
    expect(wordsLocale('pt', area)).toBe(loaded.includes('pt') ? 'pt' : loaded.includes('pt-BR') ? 'pt-BR' : 'en');
    expect(wordsLocale('en-GB', area)).toBe(loaded.includes('en-GB') ? 'en-GB' : 'en');
  }
});

test('words know what their sentences ask for', async () => {
  const errors = await loadWords('de', 'errors');
  expectTypeOf<keyof Values<Words<'errors'>['rate.limited']>>().toEqualTypeOf<'seconds'>();
  expect(fill(errors['rate.limited'], { seconds: 7 })).toContain('7');
});
