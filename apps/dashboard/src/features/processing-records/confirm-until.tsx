import { useAreaWords } from '#app/area-words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ReviewDay, useReviewDay } from './review-day.tsx';

type Props = {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: (reviewOn: string) => void;
  readonly onClose: () => void;
};

/** Asks until when a record is confirmed: the day of its next review. */
export function ConfirmUntil({ opened, busy, onConfirm, onClose }: Props) {
  const words = useAreaWords('processingRecords');
  const review = useReviewDay();
  return (
    <ConfirmDialog
      opened={opened}
      title={words.confirmTitle}
      text={words.confirmText}
      notReversible={false}
      tone="plain"
      confirmLabel={words.confirm}
      busy={busy}
      onConfirm={() => onConfirm(review.entered)}
      onClose={onClose}
    >
      <ReviewDay review={review} />
    </ConfirmDialog>
  );
}
