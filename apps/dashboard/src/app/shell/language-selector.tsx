import { ActionIcon, Menu } from '@mantine/core';
import { languageTag, ownName, type Locale } from '@app/texts';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn, interfaceLocales, switchLanguage } from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';

/** Links to this page in the other languages. A click saves the language, then follows the link. */
export function LanguageSelector() {
  const words = useWords().preferences;
  const current = useLocale();
  const location = useLocation();

  const choose = (event: MouseEvent, locale: Locale): void => {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (locale !== current) void switchLanguage(locale);
  };

  return (
    <Menu width={210}>
      <Menu.Target>
        <ActionIcon aria-label={words.language}>
          <IconLanguage size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {interfaceLocales().map((locale) => (
          <Menu.Item
            key={locale}
            component="a"
            href={addressIn(locale, location)}
            lang={languageTag(locale)}
            hrefLang={languageTag(locale)}
            data-locale={locale}
            aria-current={locale === current ? 'true' : undefined}
            rightSection={locale === current ? <IconCheck size={15} aria-hidden /> : undefined}
            onClick={(event: MouseEvent) => choose(event, locale)}
          >
            {ownName(locale)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
