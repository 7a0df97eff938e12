import { expect, expectTypeOf, test } from 'vitest';
import { areas, laterLocales } from './areas.ts';
import { documentAreas } from './document-areas.ts';
import { fill, type Values } from './fill.ts';
import { laterAreas } from './later-areas.ts';
import { loadedLocales, loadWords, wordsLocale, type Area, type Words } from './load.ts';
import type { Translated } from './translated.ts';

const everyArea = Object.keys({ ...areas, ...laterAreas, ...documentAreas }) as Area[]; // an object literal's own keys

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

test('the languages of areas that come later are known before they come', () => {
  const written = Object.entries(laterAreas).map(([area, loads]) => [area, Object.keys(loads).toSorted()]);
  const known = Object.entries(laterLocales).map(([area, named]) => [area, named.toSorted()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(written));
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

test('a translation has the keys and the placeholders of the English', () => {
  type English = {
    readonly found: { readonly one: 'One'; readonly other: '%{number} in %{place}' };
    readonly count: '%{a} of %{b}';
    readonly kinds: { readonly other: 'Other'; readonly card: 'Card' };
  };
  const polish = {
    found: { one: 'Jeden', few: '%{number} w %{place}', many: '%{number} w %{place}', other: '%{place}: %{number}' },
    count: 'z %{b} to %{a}',
    kinds: { other: 'Inny', card: 'Karta' },
  } as const;
  expectTypeOf(polish).toExtend<Translated<English>>();
  expectTypeOf<{ count: 'z %{b}' }>().not.toExtend<Pick<Translated<English>, 'count'>>();
  expectTypeOf<{ other: 'Inny' }>().not.toExtend<Translated<English>['kinds']>();
});
