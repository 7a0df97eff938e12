import { isProjectPermission, ownPermissions, type Permission } from '@app/contract';
import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { useMe } from '#app/session.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveRole, type OwnRole } from './data.ts';
import { useTeamWords } from './words.ts';

type Props = { readonly opened: boolean; readonly role: OwnRole | undefined; readonly onClose: () => void };

/** Creates a role or, with one given, changes what it allows. */
export function OwnRoleDialog({ opened, role, onClose }: Props) {
  const words = useTeamWords();
  return (
    <Modal opened={opened} title={role ? role.name : words.createRole} onClose={onClose}>
      {opened && <RoleForm role={role} onClose={onClose} />}
    </Modal>
  );
}

function RoleForm({ role, onClose }: Omit<Props, 'opened'>) {
  const words = useTeamWords();
  const save = useSaveRole(role?.id);
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [asked, setAsked] = useState(false);
  const isEmpty = chosen.length === 0;
  const groups = [
    { label: words.ofAccount, permissions: ownPermissions.filter((one) => !isProjectPermission(one)) },
    { label: words.ofProjects, permissions: ownPermissions.filter(isProjectPermission) },
  ];
  const saved = (): void => {
    showToast({ message: words.roleSaved });
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isEmpty) save.mutate({ name, permissions: [...chosen] }, { onSuccess: saved });
      }}
    >
      <Stack gap="lg">
        <TextInput
          label={words.roleName}
          value={name}
          maxLength={100}
          required
          data-autofocus
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {groups.map(({ label, permissions }) => (
          <Permissions key={label} label={label} permissions={permissions} chosen={chosen} onChange={setChosen} />
        ))}
        {asked && isEmpty && <Alert color="red">{words.roleEmpty}</Alert>}
        {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {words.saveRole}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type GroupProps = {
  readonly label: string;
  readonly permissions: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: readonly Permission[]) => void;
};

/** The permissions of one group. Those that the person lacks cannot be given, and so not chosen. */
function Permissions({ label, permissions, chosen, onChange }: GroupProps) {
  const words = useTeamWords();
  const mine = useMe().permissions;
  const elsewhere = chosen.filter((one) => !permissions.includes(one));
  return (
    <Checkbox.Group
      label={label}
      value={[...chosen]}
      onChange={(values) => onChange([...elsewhere, ...permissions.filter((one) => values.includes(one))])}
    >
      <Stack gap={8} mt="xs">
        {permissions.map((one) => (
          <Checkbox key={one} value={one} label={words.permissions[one]} disabled={!mine.includes(one)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
