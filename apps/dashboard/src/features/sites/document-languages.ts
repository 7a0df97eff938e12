import { fallbackLocale, loadedLocales, localeName, sortedBy, type Locale } from '@app/texts';

/** The languages documents are written in, by their name in the language of the page. */
export function documentLanguages(locale: Locale): readonly { readonly value: Locale; readonly label: string }[] {
  const options = loadedLocales('documents').map((value) => ({ value, label: localeName(value, locale) }));
  return sortedBy(locale, options, ({ label }) => label);
}

/** The language a new document is proposed in: that of the page, where documents are written in it. */
export function proposedLanguage(locale: Locale): Locale {
  return loadedLocales('documents').includes(locale) ? locale : fallbackLocale;
}
