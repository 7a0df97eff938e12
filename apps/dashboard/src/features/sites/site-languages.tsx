import { fill, languageTag, localeName, localeNameWithin, ownName, type Locale } from '@app/texts';
import type { Site } from '@app/contract';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteSiteLanguage } from './data.ts';
import classes from './site-languages.module.css';

/** The languages of a site, each with a button to delete it. */
export function SiteLanguages({ site }: { readonly site: Site }) {
  const words = useWords().sites.settings;
  const locale = useLocale();
  const [deleting, setDeleting] = useState<Locale>();
  return (
    <>
      <ul className={classes['languages']}>
        {site.languages.map((language) => (
          <li key={language} className={classes['language']}>
            <span>
              {localeName(language, locale)}
              {language !== locale && (
                <span className={classes['own']} lang={languageTag(language)}>
                  {ownName(language)}
                </span>
              )}
            </span>
            <ActionIcon
              aria-label={fill(words.deleteLanguage, { language: localeNameWithin(language, locale) })}
              onClick={() => setDeleting(language)}
            >
              <IconTrash size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {deleting && <DeleteLanguage site={site} language={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

type Props = { readonly site: Site; readonly language: Locale; readonly onClose: () => void };

function DeleteLanguage({ site, language, onClose }: Props) {
  const words = useWords().sites.settings;
  const locale = useLocale();
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const name = localeNameWithin(language, locale);
  const done = (): void => {
    showToast({ message: fill(words.languageDeleted, { language: name }) });
    onClose();
  };
  const remove = useDeleteSiteLanguage(site.id, done);
  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteLanguageTitle, { language: name, site: site.name })}
      consequences={[words.deleteLanguageText, words.deletePages]}
      typed={name}
      confirmLabel={fill(words.deleteLanguage, { language: name })}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ language, evidence })}
      onClose={onClose}
    >
      <EvidenceChoice evidence={evidence} onChange={setEvidence} />
    </ConfirmDialog>
  );
}
