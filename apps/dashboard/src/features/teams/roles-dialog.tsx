import { isProjectPermission, roles, type HeldRole, type Permission, type Role } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, Checkbox, Group, NativeSelect, Pill, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { projectsQuery, useSetRoles, type Person } from './data.ts';
import { useRoleName } from './role-name.ts';
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

const names = (Object.keys(roles) as Role[]).filter((role) => role !== 'owner'); // its keys are the type's
const ofProjects = names.filter((role) => {
  const allowed: readonly Permission[] = roles[role];
  return role !== 'admin' && allowed.some(isProjectPermission);
});

function Roles({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const words = useTeamWords();
  const nameOf = useRoleName();
  const { data } = useQuery(projectsQuery);
  const projects = data?.projects ?? [];
  const save = useSetRoles(person.id);
  const [held, setHeld] = useState<readonly HeldRole[]>(person.roles);
  const [project, setProject] = useState('');
  const [role, setRole] = useState<Role>('author');
  const inAccount = held.flatMap((one) => (one.projectId === null ? [one.role as string] : []));
  const inProjects = held.filter(({ projectId }) => projectId !== null);
  const chosen = project || projects[0]?.id;
  const add = (): void => {
    if (!chosen || held.some((one) => one.role === role && one.projectId === chosen)) return;
    setHeld([...held, { role, projectId: chosen }]);
  };
  return (
    <Stack gap="lg">
      {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
      <Checkbox.Group
        label={words.accountRoles}
        description={words.accountRolesHint}
        value={inAccount}
        onChange={(values) =>
          setHeld([
            ...names.filter((name) => values.includes(name)).map((name) => ({ role: name, projectId: null })),
            ...inProjects,
          ])
        }
      >
        <Stack gap={8} mt="xs">
          {names.map((name) => (
            <Checkbox key={name} value={name} label={words.roles[name]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {projects.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" fw={560}>
            {words.projectRoles}
          </Text>
          <Text size="xs" c="dimmed">
            {words.projectRolesHint}
          </Text>
          <Group gap="xs">
            {inProjects.map((one) => (
              <Pill
                key={`${one.role} ${one.projectId}`}
                withRemoveButton
                removeButtonProps={{
                  'aria-label': fill(words.dropRole, { role: nameOf(one) }),
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
                onRemove={() => setHeld(held.filter((other) => other !== one))}
              >
                {nameOf(one)}
              </Pill>
            ))}
          </Group>
          <Group gap="xs" align="flex-end">
            <NativeSelect
              label={words.role}
              value={role}
              data={ofProjects.map((value) => ({ value, label: words.roles[value] }))}
              onChange={({ currentTarget }) => setRole(ofProjects.find((one) => one === currentTarget.value) ?? role)}
            />
            <NativeSelect
              label={words.project}
              value={chosen ?? ''}
              data={projects.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => setProject(currentTarget.value)}
            />
            <Button variant="default" onClick={add}>
              {words.add}
            </Button>
          </Group>
        </Stack>
      )}
      <Group justify="flex-end">
        <Button
          loading={save.isPending}
          onClick={() =>
            save.mutate(held, {
              onSuccess: () => {
                showToast({ message: words.saved });
                onClose();
              },
            })
          }
        >
          {words.save}
        </Button>
      </Group>
    </Stack>
  );
}
