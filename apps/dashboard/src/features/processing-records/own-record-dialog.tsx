import { legalBases } from '@app/catalogue/choices.ts';
import { Alert, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useCreateRecord } from './data.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Adds a record of something that the organization does apart from its sites. */
export function OwnRecordDialog({ opened, onClose }: Props) {
  const words = useAreaWords('processingRecords');
  return (
    <Modal opened={opened} title={words.addTitle} onClose={onClose}>
      {opened && <OwnRecord onClose={onClose} />}
    </Modal>
  );
}

function OwnRecord({ onClose }: Pick<Props, 'onClose'>) {
  const words = useAreaWords('processingRecords');
  const { names } = useAreaWords('policies').service.legalBasis;
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const create = useCreateRecord();
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState('');
  const [basis, setBasis] = useState<(typeof legalBases)[number]>('contract');
  const add = (): void =>
    create.mutate(
      {
        activity: {
          kind: 'other',
          name: { [locale]: name.trim() },
          legalBasis: basis,
          ...(purpose.trim() && { ownPurpose: { [locale]: purpose.trim() } }),
        },
        processedBy: ['controller'],
      },
      {
        onSuccess: ({ id }) => {
          showToast({ message: words.created });
          onClose();
          void navigate(paths.processingRecords(id));
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) add();
      }}
    >
      <Stack gap="md">
        <p>{words.addText}</p>
        <TextInput
          label={words.label}
          required
          maxLength={200}
          data-autofocus
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Textarea
          label={words.purpose}
          description={words.purposeHint}
          autosize
          minRows={2}
          maxLength={2000}
          value={purpose}
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
        <NativeSelect
          label={words.basis}
          value={basis}
          data={legalBases.map((value) => ({ value, label: names[value] }))}
          onChange={({ currentTarget }) => setBasis(legalBases.find((one) => one === currentTarget.value) ?? basis)}
        />
        {create.error && <Alert color="red">{failureMessage(create.error)}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
