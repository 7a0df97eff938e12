import { fill, languageTag, loadedLocales, localeName, ownName, sortedBy } from '@app/texts';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './language-bar.module.css';

export type DocumentLocale = ReturnType<typeof useGenerator>['document']['languages'][number];

/** The languages of the document: one is shown, others can be added, each can be deleted. */
export function LanguageBar() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document, shown, show } = useGenerator();
  const [deleting, setDeleting] = useState<DocumentLocale>();
  return (
    <div className={classes['bar']} role="group" aria-label={words.label}>
      {document.languages.map((language) => (
        <button
          key={language}
          type="button"
          className={classes['tab']}
          aria-pressed={language === shown.language}
          onClick={() => show({ language })}
        >
          {localeName(language, locale)}
        </button>
      ))}
      <AddLanguage />
      {document.languages.length > 1 && (
        <Menu
          label={words.manage}
          button={(trigger) => (
            <ActionIcon {...trigger} size="md" aria-label={words.manage}>
              <IconDots size={17} aria-hidden />
            </ActionIcon>
          )}
        >
          {document.languages.map((language) => (
            <MenuItem
              key={language}
              tone="danger"
              icon={<IconTrash size={16} />}
              onClick={() => setDeleting(language)}
            >
              {fill(words.remove, { language: localeName(language, locale) })}
            </MenuItem>
          ))}
        </Menu>
      )}
      <DeletionDialog
        opened={deleting !== undefined}
        language={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => setDeleting(undefined)}
      />
    </div>
  );
}

/** Languages that documents are written in and this one is not. */
export function offeredLanguages(present: readonly DocumentLocale[]): readonly DocumentLocale[] {
  return loadedLocales('documents').filter((language) => !present.includes(language));
}

export function useAddLanguage() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document, show } = useGenerator();
  const { mutate } = useChangeDocument(document.id);
  return (language: DocumentLocale) =>
    mutate(
      { languages: [...document.languages, language] },
      {
        onSuccess: () => {
          show({ language });
          showToast({ message: fill(words.added, { language: localeName(language, locale) }) });
        },
      },
    );
}

function AddLanguage() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document } = useGenerator();
  const add = useAddLanguage();
  const offered = sortedBy(locale, offeredLanguages(document.languages), (language) => localeName(language, locale));
  if (offered.length === 0) return null;
  return (
    <Menu
      label={words.add}
      button={(trigger) => (
        <Button
          {...trigger}
          size="compact-sm"
          variant="subtle"
          aria-label={words.add}
          leftSection={<IconPlus size={15} aria-hidden />}
        >
          {words.addShort}
        </Button>
      )}
    >
      {offered.map((language) => (
        <MenuItem
          key={language}
          aside={
            <span className={classes['own']} lang={languageTag(language)}>
              {ownName(language)}
            </span>
          }
          onClick={() => add(language)}
        >
          {localeName(language, locale)}
        </MenuItem>
      ))}
    </Menu>
  );
}
