import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { useDeleteRecord, useEndRecord, type ProcessingRecord } from './data.ts';
import { useRecordPath } from './record-path.ts';

const failed = (error: Error) => showToast({ message: failureMessage(error) });

/** Confirms, ends or deletes a record. */
export function RecordActions({ record }: { readonly record: ProcessingRecord }) {
  return (
    <>
      {record.confirmed === null ? <DeleteButton record={record} /> : <EndButton record={record} />}
      <ConfirmButton record={record} />
    </>
  );
}

function DeleteButton({ record: { id } }: { readonly record: ProcessingRecord }) {
  const words = useAreaWords('processingRecords');
  const pathOf = useRecordPath();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteRecord(id);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.deleteTitle}
        notReversible
        confirmLabel={words.delete}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              showToast({ message: words.deleted });
              void navigate(pathOf());
            },
            onError: failed,
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function EndButton({ record }: { readonly record: ProcessingRecord }) {
  const words = useAreaWords('processingRecords');
  const [asking, setAsking] = useState(false);
  const end = useEndRecord(record);
  // Awaited here, because the button goes with the record that is ended.
  const press = async (): Promise<void> => {
    try {
      await end.mutateAsync();
      showToast({ message: words.ended });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.endTitle}
        text={words.endText}
        notReversible
        confirmLabel={words.end}
        busy={end.isPending}
        onConfirm={() => void press()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
