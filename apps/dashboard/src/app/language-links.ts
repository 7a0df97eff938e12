import { languageTag, type Locale } from '@app/texts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '#ui/plain-click.ts';
import { addressIn, interfaceLocales, switchLanguage } from './preferences.ts';
import { useLocale } from './words.tsx';

/** Links to this page in each language of the interface. A click saves the language, then opens the page in it. */
export function useLanguageLinks() {
  const current = useLocale();
  const location = useLocation();
  const choose = (event: MouseEvent, locale: Locale): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (locale !== current) void switchLanguage(locale);
  };
  return interfaceLocales().map((locale) => ({
    locale,
    isCurrent: locale === current,
    link: {
      href: addressIn(locale, location),
      lang: languageTag(locale),
      'data-locale': locale,
      onClick: (event: MouseEvent) => choose(event, locale),
    },
  }));
}
