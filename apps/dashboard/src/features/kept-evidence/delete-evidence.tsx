import type { Site } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteEvidence, type DeletedPart } from './data.ts';

type Props = { readonly site: Site; readonly deleted: DeletedPart; readonly onClose: () => void };

/** Deletes kept evidence before its time, once the name of its site was typed. */
export function DeleteEvidence({ site, deleted, onClose }: Props) {
  const words = useWords().evidence;
  const remove = useDeleteEvidence(site.id, () => {
    showToast({ message: words.deleted });
    onClose();
  });
  const part = 'part' in deleted ? deleted.part : undefined;
  return (
    <ConfirmDialog
      opened
      title={words.deleteTitle}
      text={words.deleteText}
      consequences={part === 'banner' ? [words.deleteBanner] : part === 'consents' ? [words.deleteConsents] : []}
      typed={site.name}
      confirmLabel={words.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(deleted)}
      onClose={onClose}
    />
  );
}
