import type { DocumentType } from '@app/contract';
import { documentLocales, fallbackLocale, localeName, sortedBy, type Locale } from '@app/texts';

/** Languages in which a type of document is available, sorted by their names in the page's language. */
export function documentLanguages(
  type: DocumentType,
  locale: Locale,
): readonly { readonly value: Locale; readonly label: string }[] {
  const options = documentLocales(type).map((value) => ({ value, label: localeName(value, locale) }));
  return sortedBy(locale, options, ({ label }) => label);
}

/** The default language of a new document: that of the page, if the type of document is available in it. */
export function proposedLanguage(type: DocumentType, locale: Locale): Locale {
  return documentLocales(type).includes(locale) ? locale : fallbackLocale;
}
