import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfirmRecord, type ProcessingRecord } from './data.ts';
import { ReviewDay, useReviewDay } from './review-day.tsx';

type Props = { readonly record: Pick<ProcessingRecord, 'id' | 'version' | 'missing'> };

/** Confirms a record until the day of its next review. */
export function ConfirmButton({ record }: Props) {
  const words = useAreaWords('processingRecords');
  const confirm = useConfirmRecord(record);
  const review = useReviewDay();
  const [isAsking, setAsking] = useState(false);
  const press = (): void =>
    confirm.mutate(review.entered, {
      onSuccess: () => showToast({ message: words.confirmed }),
      onError: (error) => showToast({ message: failureMessage(error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button disabled={record.missing.length > 0} onClick={() => setAsking(true)}>
        {words.confirm}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.confirmTitle}
        text={words.confirmText}
        notReversible={false}
        tone="plain"
        confirmLabel={words.confirm}
        busy={confirm.isPending}
        onConfirm={press}
        onClose={() => setAsking(false)}
      >
        <ReviewDay review={review} />
      </ConfirmDialog>
    </>
  );
}
