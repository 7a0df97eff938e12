import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddAlternate, type ProcessingRecord } from './data.ts';
import { useRecordPath } from './record-path.ts';

type Props = { readonly record: ProcessingRecord; readonly onClose: () => void };

/** Makes one more record of the service of a record. */
export function AlternateDialog({ record, onClose }: Props) {
  const words = useAreaWords('processingRecords');
  const pathOf = useRecordPath();
  const navigate = useNavigate();
  const add = useAddAlternate(record.id);
  const [name, setName] = useState('');
  const send = async (): Promise<void> => {
    const { id } = await add.mutateAsync(name.trim());
    showToast({ message: words.created });
    onClose();
    await navigate(pathOf(id));
  };
  return (
    <Modal opened title={words.alternates.add} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send().catch(() => undefined);
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.label}
            description={words.alternates.nameHint}
            value={name}
            maxLength={200}
            required
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {add.error && <Alert color="red">{failureMessage(add.error)}</Alert>}
          <Group justify="flex-end">
            <Button type="submit" loading={add.isPending} disabled={name.trim() === ''}>
              {words.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
