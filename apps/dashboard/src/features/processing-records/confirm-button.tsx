import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showToast } from '#ui/toast.tsx';
import { ConfirmUntil } from './confirm-until.tsx';
import { useConfirmRecord, type ProcessingRecord } from './data.ts';

type Props = { readonly record: Pick<ProcessingRecord, 'id' | 'version' | 'missing'> };

/** Confirms a record until the day of its next review. */
export function ConfirmButton({ record }: Props) {
  const words = useAreaWords('processingRecords');
  const confirm = useConfirmRecord(record);
  const [isAsking, setAsking] = useState(false);
  const press = (reviewOn: string): void =>
    confirm.mutate(reviewOn, {
      onSuccess: () => showToast({ message: words.confirmed }),
      onError: (error) => showToast({ message: failureMessage(error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button disabled={record.missing.length > 0} onClick={() => setAsking(true)}>
        {words.confirm}
      </Button>
      <ConfirmUntil opened={isAsking} busy={confirm.isPending} onConfirm={press} onClose={() => setAsking(false)} />
    </>
  );
}
