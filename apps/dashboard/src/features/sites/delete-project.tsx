import { fill, plural } from '@app/texts';
import type { Project } from '@app/contract';
import { useState } from 'react';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteProject } from './data.ts';

type Props = { readonly project: Project; readonly onClose: () => void; readonly onDeleted: () => void };

/** Asks for confirmation before a project is deleted with all its sites and documents. */
export function DeleteProject({ project, onClose, onDeleted }: Props) {
  const words = useWords().sites;
  const locale = useLocale();
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const withSites = project.sites > 0;
  const done = (): void => {
    showToast({ message: words.project.deleted });
    onClose();
    onDeleted();
  };
  const remove = useDeleteProject(project.id, done);
  return (
    <ConfirmDialog
      opened
      title={fill(words.project.deleteTitle, { name: project.name })}
      text={withSites ? words.project.deleteText : words.project.deleteEmpty}
      consequences={
        withSites ? [plural(locale, project.sites, words.project.deleteSites), words.project.deletePages] : []
      }
      {...(withSites ? { typed: project.name } : {})}
      confirmLabel={words.project.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ evidence })}
      onClose={onClose}
    >
      {withSites && <EvidenceChoice evidence={evidence} onChange={setEvidence} />}
    </ConfirmDialog>
  );
}
