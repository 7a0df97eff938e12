import { projectsQuery } from '#app/sites.ts';
import { isProjectPermission, roles, type HeldRole, type Permission, type Role } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Checkbox, Group, NativeSelect, Pill, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownRolesQuery } from './data.ts';
import { useRoleName, useRoleTitle } from './role-name.ts';
import { useTeamWords } from './words.ts';

const names = (Object.keys(roles) as Role[]).filter((role) => role !== 'owner'); // its keys are the type's
const ofProjects: readonly string[] = names.filter((role) => {
  const allowed: readonly Permission[] = roles[role];
  return role !== 'admin' && allowed.some(isProjectPermission);
});

type Props = {
  readonly held: readonly HeldRole[];
  readonly onChange: (held: readonly HeldRole[]) => void;
};

/** Chooses roles: in the whole account by checkboxes, in single projects one after the other. */
export function RolePicker({ held, onChange }: Props) {
  const words = useTeamWords();
  const titleOf = useRoleTitle();
  const own = (useQuery(ownRolesQuery).data?.roles ?? []).map(({ id }) => id);
  const choices = [...names, ...own];
  const inAccount = held.flatMap(({ role, projectId }) => (projectId === null ? [role] : []));
  const inProjects = held.filter(({ projectId }) => projectId !== null);
  return (
    <Stack gap="lg">
      <Checkbox.Group
        label={words.accountRoles}
        description={words.accountRolesHint}
        value={inAccount}
        onChange={(values) =>
          onChange([
            ...choices.filter((name) => values.includes(name)).map((role) => ({ role, projectId: null })),
            ...inProjects,
          ])
        }
      >
        <Stack gap={8} mt="xs">
          {choices.map((name) => (
            <Checkbox key={name} value={name} label={titleOf(name)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <ProjectRoles held={held} own={own} onChange={onChange} />
    </Stack>
  );
}

function ProjectRoles({ held, own, onChange }: Props & { readonly own: readonly string[] }) {
  const words = useTeamWords();
  const nameOf = useRoleName();
  const titleOf = useRoleTitle();
  const projects = useQuery(projectsQuery).data?.projects ?? [];
  const [project, setProject] = useState('');
  const [role, setRole] = useState<string>('author');
  const chosen = project || projects[0]?.id;
  if (chosen === undefined) return undefined;
  const add = (): void => {
    if (!held.some((one) => one.role === role && one.projectId === chosen))
      onChange([...held, { role, projectId: chosen }]);
  };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={560}>
        {words.projectRoles}
      </Text>
      <Text size="xs" c="dimmed">
        {words.projectRolesHint}
      </Text>
      <Group gap="xs">
        {held
          .filter(({ projectId }) => projectId !== null)
          .map((one) => (
            <Pill
              key={`${one.role} ${one.projectId}`}
              withRemoveButton
              removeButtonProps={{
                'aria-label': fill(words.dropRole, { role: nameOf(one) }),
                tabIndex: 0,
                'aria-hidden': false,
              }}
              onRemove={() => onChange(held.filter((other) => other !== one))}
            >
              {nameOf(one)}
            </Pill>
          ))}
      </Group>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={words.role}
          value={role}
          data={[...ofProjects, ...own].map((value) => ({ value, label: titleOf(value) }))}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
        />
        <NativeSelect
          label={words.project}
          value={chosen}
          data={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setProject(currentTarget.value)}
        />
        <Button variant="default" onClick={add}>
          {words.add}
        </Button>
      </Group>
    </Stack>
  );
}
