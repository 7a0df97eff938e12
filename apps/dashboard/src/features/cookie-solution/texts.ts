import type { BannerConfiguration, TextOverrides } from '@app/consent';
import type { Locale } from '@app/texts';

type Texts = BannerConfiguration['texts'];

/** The texts with those of one language changed. Empty texts are not stored. */
export function withTexts(texts: Texts, language: Locale, changed: TextOverrides): Texts {
  const set = Object.fromEntries(Object.entries(changed).filter(([, text]) => text !== undefined && text !== ''));
  const { [language]: _, ...others } = texts;
  return Object.keys(set).length === 0 ? others : { ...others, [language]: set };
}

/** Languages with our default texts although another language has the owner's. */
export function languagesWithout(texts: Texts, languages: readonly Locale[]): readonly Locale[] {
  if (!languages.some((language) => texts[language])) return [];
  return languages.filter((language) => !texts[language]);
}
