import { languageTag, localeName, ownName, type Locale } from '@app/texts';
import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn, interfaceLocales, switchLanguage } from '#app/preferences.ts';
import { useLocale } from '#app/words.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import classes from './preferences.module.css';

/** Links to this page in each language. A click saves the language, then opens the page in it. */
export function LanguageLinks() {
  const current = useLocale();
  const location = useLocation();

  const choose = (event: MouseEvent, locale: Locale): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (locale !== current) void switchLanguage(locale);
  };

  return (
    <ul className={classes['choices']}>
      {interfaceLocales().map((locale) => (
        <li key={locale}>
          <a
            className={classes['choice']}
            href={addressIn(locale, location)}
            lang={languageTag(locale)}
            hrefLang={languageTag(locale)}
            data-locale={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => choose(event, locale)}
          >
            <span className={classes['name']}>
              {ownName(locale)}
              {locale !== current && (
                <span className={classes['also']} lang={languageTag(current)}>
                  {localeName(locale, current)}
                </span>
              )}
            </span>
            {locale === current && <IconCheck size={18} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
