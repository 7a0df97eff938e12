import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';

type Props = {
  /** The id of what is to be removed; undefined: nothing, and the dialog is closed. */
  readonly id: string | undefined;
  readonly words: Readonly<Record<'title' | 'text' | 'confirm' | 'removed', string>>;
  readonly remove: { readonly isPending: boolean; readonly mutateAsync: (id: string) => Promise<unknown> };
  readonly onClose: () => void;
};

/** Asks before a key, an agent or a processor is removed. */
export function RemoveDialog({ id, words, remove, onClose }: Props) {
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(id ?? '');
      showToast({ message: words.removed });
    } catch {
      // The reason stands in the banner.
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      opened={id !== undefined}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
