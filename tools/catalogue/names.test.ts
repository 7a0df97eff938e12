import {
  categories,
  dataTypeIds,
  lifetimeModes,
  lifetimeRanges,
  purposeIds,
  subjects,
  timeUnits,
} from '@app/catalogue';
import { loadedLocales, loadWords } from '@app/texts';
import { expect, test } from 'vitest';

test.each(loadedLocales('services'))('in %s, everything the catalogue speaks of has a name', async (locale) => {
  const words = await loadWords(locale, 'services');

  expect(Object.keys(words.categories).sort()).toEqual([...categories].sort());
  expect(Object.keys(words.categoryNotes).sort()).toEqual([...categories].sort());
  expect(Object.keys(words.purposes).sort()).toEqual([...purposeIds].sort());
  expect(Object.keys(words.dataTypes).sort()).toEqual([...dataTypeIds].sort());
  expect(Object.keys(words.subjects).sort()).toEqual([...subjects].sort());
  expect(Object.keys(words.lifetimeModes).sort()).toEqual([...lifetimeModes].sort());
  expect(Object.keys(words.lifetimeRanges).sort()).toEqual([...lifetimeRanges].sort());
  expect(Object.keys(words.periods)).toEqual(expect.arrayContaining([...timeUnits]));
});

test('no two purposes, and no two data types, have the same name', async () => {
  for (const locale of loadedLocales('services')) {
    const { purposes, dataTypes } = await loadWords(locale, 'services');
    for (const names of [Object.values<string>(purposes), Object.values<string>(dataTypes)]) {
      expect(new Set(names).size, locale).toBe(names.length);
    }
  }
});
