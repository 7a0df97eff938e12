import { languageTag, localeName, ownName } from '@app/texts';
import { IconCheck } from '@tabler/icons-react';
import { useLanguageLinks } from '#app/language-links.ts';
import { useLocale } from '#app/words.tsx';
import classes from './preferences.module.css';

/** The list of languages; the current one is marked. */
export function LanguageLinks() {
  const current = useLocale();
  return (
    <ul className={classes['choices']}>
      {useLanguageLinks().map(({ locale, isCurrent, link }) => (
        <li key={locale}>
          <a className={classes['choice']} {...link} hrefLang={link.lang} aria-current={isCurrent ? 'true' : undefined}>
            <span className={classes['name']}>
              {ownName(locale)}
              {!isCurrent && (
                <span className={classes['also']} lang={languageTag(current)}>
                  {localeName(locale, current)}
                </span>
              )}
            </span>
            {isCurrent && <IconCheck size={18} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
