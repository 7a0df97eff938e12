import type { HeldRole } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetRoles, type Person } from './data.ts';
import { RolePicker } from './role-picker.tsx';
import { useTeamWords } from './words.ts';

type Props = { readonly person: Person | undefined; readonly onClose: () => void };

/** Changes all roles of a person at once. */
export function RolesDialog({ person, onClose }: Props) {
  const words = useTeamWords();
  return (
    <Modal opened={person !== undefined} title={fill(words.changeOf, { email: person?.email ?? '' })} onClose={onClose}>
      {person && <Roles person={person} onClose={onClose} />}
    </Modal>
  );
}

function Roles({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const words = useTeamWords();
  const save = useSetRoles(person.id);
  const [held, setHeld] = useState<readonly HeldRole[]>(person.roles);
  const saved = (): void => {
    showToast({ message: words.saved });
    onClose();
  };
  return (
    <Stack gap="lg">
      <RolePicker held={held} onChange={setHeld} />
      {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
      <Group justify="flex-end">
        <Button loading={save.isPending} onClick={() => save.mutate(held, { onSuccess: saved })}>
          {words.save}
        </Button>
      </Group>
    </Stack>
  );
}
