import { offeredCountries } from './countries.ts';
import { sortedBy } from './lists.ts';
import { cldrLocale, type Locale } from './locales.ts';

const displays = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language, or its code if the language has no name for it. */
export function countryName(locale: Locale, code: string): string {
  const display = displays.get(locale) ?? new Intl.DisplayNames(cldrLocale(locale), { type: 'region' });
  displays.set(locale, display);
  return display.of(code) ?? code;
}

/** The countries offered as choices, in the language's alphabetical order. */
export function countriesIn(locale: Locale): readonly { readonly code: string; readonly name: string }[] {
  const named = offeredCountries.map((code) => ({ code, name: countryName(locale, code) }));
  return sortedBy(locale, named, ({ name }) => name);
}
