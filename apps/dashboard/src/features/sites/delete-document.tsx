import { fill, localeName, localeNameWithin, type Locale } from '@app/texts';
import type { Document, Site } from '@app/contract';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteDocument } from './data.ts';

type Props = { readonly site: Site; readonly document: Document; readonly onClose: () => void };

/** Asks for confirmation before a document is deleted, in one language or in all. */
export function DeleteDocument({ site, document, onClose }: Props) {
  const words = useWords().sites;
  const locale = useLocale();
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const [language, setLanguage] = useState<Locale>();
  const name = words.documents[document.type];
  const published = document.url !== null;
  const done = (): void => {
    showToast({
      message: language
        ? fill(words.settings.languageDeleted, { language: localeNameWithin(language, locale) })
        : fill(words.deleteDocument.done, { document: name }),
    });
    onClose();
  };
  const remove = useDeleteDocument(document.id, done);
  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteDocument.title, { document: name, site: site.name })}
      consequences={[
        language
          ? fill(words.deleteDocument.oneLanguage, { language: localeNameWithin(language, locale) })
          : words.deleteDocument.allLanguages,
        ...(published && !language ? [words.settings.deletePages] : []),
      ]}
      typed={site.name}
      confirmLabel={words.page.deleteDocument}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ evidence, ...(language ? { language } : {}) })}
      onClose={onClose}
    >
      {document.languages.length > 1 && (
        <Select
          label={words.generate.language}
          data={[
            { value: '', label: words.deleteDocument.all },
            ...document.languages.map((each) => ({ value: each, label: localeName(each, locale) })),
          ]}
          value={language ?? ''}
          allowDeselect={false}
          onChange={(chosen) => setLanguage(document.languages.find((each) => each === chosen))}
        />
      )}
      {!language && document.version !== null && (
        <EvidenceChoice
          siteId={site.id}
          of={['document']}
          documentId={document.id}
          evidence={evidence}
          onChange={setEvidence}
        />
      )}
    </ConfirmDialog>
  );
}
