import { fill, localeNameWithin } from '@app/texts';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import type { DocumentLocale } from './languages.ts';

type Props = {
  /** The language to delete; undefined deletes the whole document. */
  readonly language?: DocumentLocale | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/**
 * Asks before a document, or one of its languages, is deleted. Evidence of consents is kept unless the user chooses otherwise;
 * the choice is reset for each question.
 */
export function DeletionDialog({ language, onClose, onDeleted }: Props) {
  const words = useWords().policies.deletion;
  const locale = useLocale();
  const { document, site } = useGenerator();
  const remove = useDeleteDocument(document.id);
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const name = language ? localeNameWithin(language, locale) : '';

  const confirm = () =>
    afterwards(remove.mutateAsync({ ...(language && { language }), evidence }, { onSuccess: onDeleted }), () =>
      showToast({ message: language ? fill(words.languageDone, { language: name }) : words.documentDone }),
    );

  return (
    <ConfirmDialog
      opened
      title={language ? fill(words.languageTitle, { language: name }) : words.documentTitle}
      text={language ? fill(words.languageText, { language: name }) : words.documentText}
      consequences={document.url === null ? [] : [language ? words.linksBreak : words.pageGone]}
      {...(!language && document.version !== null && site ? { typed: site.name } : {})}
      confirmLabel={language ? words.languageAction : words.documentAction}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!language && document.version !== null && (
        <EvidenceChoice
          siteId={document.siteId}
          of={['document']}
          documentId={document.id}
          evidence={evidence}
          onChange={setEvidence}
        />
      )}
    </ConfirmDialog>
  );
}
