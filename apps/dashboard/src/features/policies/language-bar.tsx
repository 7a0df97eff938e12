import { fill, languageTag, localeName, localeNameWithin, ownName, sortedBy } from '@app/texts';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './language-bar.module.css';
import { offeredLanguages, useAddLanguage, type DocumentLocale } from './languages.ts';

const DeletionDialog = lazyPart(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));

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
            <MenuItem key={language} tone="danger" icon={<IconTrash size={16} />} onClick={() => setDeleting(language)}>
              {fill(words.remove, { language: localeNameWithin(language, locale) })}
            </MenuItem>
          ))}
        </Menu>
      )}
      {deleting && (
        <Suspense>
          <DeletionDialog
            language={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => setDeleting(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function AddLanguage() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document } = useGenerator();
  const add = useAddLanguage();
  const offered = sortedBy(locale, offeredLanguages(document), (language) => localeName(language, locale));
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
          leftSection={<IconPlus size={16} aria-hidden />}
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
