import { ActionIcon } from '@mantine/core';
import { ownName } from '@app/texts';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useLanguageLinks } from '#app/language-links.ts';
import { useWords } from '#app/words.tsx';
import { Menu, MenuAnchor } from '#ui/menu.tsx';

/** The menu of languages in the header. */
export function LanguageSelector() {
  const words = useWords().preferences;
  return (
    <Menu
      label={words.language}
      button={(trigger) => (
        <ActionIcon {...trigger} aria-label={words.language}>
          <IconLanguage size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    >
      {useLanguageLinks().map(({ locale, isCurrent, link }) => (
        <MenuAnchor key={locale} {...link} current={isCurrent} aside={isCurrent && <IconCheck size={15} />}>
          {ownName(locale)}
        </MenuAnchor>
      ))}
    </Menu>
  );
}
