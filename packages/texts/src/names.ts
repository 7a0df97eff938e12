import { offeredCountries } from './countries.ts';
import { sortedBy } from './lists.ts';
import { cldrLocale, type Locale } from './locales.ts';

const displays = new Map<Locale, Intl.DisplayNames>();

/** What a country is called in a language; its code where the language has no name for it. */
export function countryName(locale: Locale, code: string): string {
  const display = displays.get(locale) ?? new Intl.DisplayNames(cldrLocale(locale), { type: 'region' });
  displays.set(locale, display);
  return display.of(code) ?? code;
}

/** The countries to choose from, in the order of the language's alphabet. */
export function countriesIn(locale: Locale): readonly { readonly code: string; readonly name: string }[] {
  const named = offeredCountries.map((code) => ({ code, name: countryName(locale, code) }));
  return sortedBy(locale, named, ({ name }) => name);
}
