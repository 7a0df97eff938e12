import { ActionIcon } from '@mantine/core';
import { languageTag, ownName, type Locale } from '@app/texts';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn, interfaceLocales, switchLanguage } from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Menu, MenuAnchor } from '#ui/menu.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

/** Links to this page in the other languages. A click saves the language, then follows the link. */
export function LanguageSelector() {
  const words = useWords().preferences;
  const current = useLocale();
  const location = useLocation();

  const choose = (event: MouseEvent, locale: Locale): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (locale !== current) void switchLanguage(locale);
  };

  return (
    <Menu
      label={words.language}
      button={(trigger) => (
        <ActionIcon {...trigger} aria-label={words.language}>
          <IconLanguage size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    >
      {interfaceLocales().map((locale) => (
        <MenuAnchor
          key={locale}
          href={addressIn(locale, location)}
          lang={languageTag(locale)}
          data-locale={locale}
          current={locale === current}
          aside={locale === current && <IconCheck size={15} />}
          onClick={(event) => choose(event, locale)}
        >
          {ownName(locale)}
        </MenuAnchor>
      ))}
    </Menu>
  );
}
