import type { HeldRole } from '@app/contract';
import { Alert, Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '#app/people.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveTeam, type Team } from './data.ts';
import { RolePicker } from './role-picker.tsx';
import { useTeamWords } from './words.ts';

type Props = { readonly opened: boolean; readonly team: Team | undefined; readonly onClose: () => void };

/** Creates a team or, with one given, changes it. */
export function TeamDialog({ opened, team, onClose }: Props) {
  const words = useTeamWords();
  return (
    <Modal opened={opened} title={team ? team.name : words.createTeam} onClose={onClose}>
      {opened && <TeamForm team={team} onClose={onClose} />}
    </Modal>
  );
}

function TeamForm({ team, onClose }: Omit<Props, 'opened'>) {
  const words = useTeamWords();
  const save = useSaveTeam(team?.id);
  const everybody = useQuery(peopleQuery).data?.people ?? [];
  const [name, setName] = useState(team?.name ?? '');
  const [people, setPeople] = useState<string[]>(team?.people ?? []);
  const [roles, setRoles] = useState<readonly HeldRole[]>(team?.roles ?? []);
  const saved = (): void => {
    showToast({ message: words.teamSaved });
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ name, people, roles: [...roles] }, { onSuccess: saved });
      }}
    >
      <Stack gap="lg">
        <TextInput
          label={words.teamName}
          value={name}
          maxLength={100}
          required
          data-autofocus
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <MultiSelect
          label={words.people}
          description={words.teamPeopleHint}
          searchable
          data={everybody.map(({ id, email }) => ({ value: id, label: email }))}
          value={people}
          onChange={setPeople}
        />
        <RolePicker held={roles} onChange={setRoles} />
        {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {words.saveTeam}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
