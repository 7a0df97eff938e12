import type { DocumentType } from '@app/contract';
import { documentLocales, fallbackLocale, localeName, sortedBy, type Locale } from '@app/texts';

/** The languages a kind of document is written in, by their name in the language of the page. */
export function documentLanguages(
  type: DocumentType,
  locale: Locale,
): readonly { readonly value: Locale; readonly label: string }[] {
  const options = documentLocales(type).map((value) => ({ value, label: localeName(value, locale) }));
  return sortedBy(locale, options, ({ label }) => label);
}

/** The language a new document is proposed in: that of the page, where such documents are written in it. */
export function proposedLanguage(type: DocumentType, locale: Locale): Locale {
  return documentLocales(type).includes(locale) ? locale : fallbackLocale;
}
