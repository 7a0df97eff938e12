import { accountPermissions, projectPermissions, roles, type Permission, type Role } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { useMay } from '#app/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import hidden from '#ui/hidden.module.css';
import { ownRolesQuery, useDeleteRole, type OwnRole } from './data.ts';
import { OwnRoleDialog } from './own-role-dialog.tsx';
import { useTeamWords } from './words.ts';
import classes from './teams.module.css';

type Opened = { readonly dialog: 'edit' | 'delete'; readonly role: OwnRole } | { readonly dialog: 'create' };

/** What each role allows: those that every account has, and the account's own. */
export function RolesTab() {
  const words = useTeamWords();
  const query = useQuery(ownRolesQuery);
  const mayManage = useMay('people.manage');
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Text maw="60ch">{words.rolesText}</Text>
        {mayManage && <Button onClick={() => setOpened({ dialog: 'create' })}>{words.createRole}</Button>}
      </Group>
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ roles: own }) => (
          <>
            {mayManage && own.length > 0 && <OwnRoles own={own} onOpen={setOpened} />}
            <RoleTable own={own} />
          </>
        )}
      </Loaded>
      <OwnRoleDialog
        opened={opened?.dialog === 'create' || opened?.dialog === 'edit'}
        role={opened?.dialog === 'edit' ? opened.role : undefined}
        onClose={close}
      />
      <Delete role={opened?.dialog === 'delete' ? opened.role : undefined} onClose={close} />
    </Stack>
  );
}

type OwnProps = { readonly own: readonly OwnRole[]; readonly onOpen: (opened: Opened) => void };

function OwnRoles({ own, onOpen }: OwnProps) {
  const words = useTeamWords();
  const labels = { edit: words.editRole, delete: words.deleteRole };
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {words.ownRoles}
      </Title>
      <Stack gap="xs">
        {own.map((role) => (
          <Group key={role.id} justify="space-between">
            <span>{role.name}</span>
            <Group gap="xs">
              {(['edit', 'delete'] as const).map((dialog) => (
                <Button
                  key={dialog}
                  size="xs"
                  variant="default"
                  aria-label={fill(words.actionOf, { action: labels[dialog], email: role.name })}
                  onClick={() => onOpen({ dialog, role })}
                >
                  {labels[dialog]}
                </Button>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

/** Roles side by side, permission by permission. */
function RoleTable({ own }: { readonly own: readonly OwnRole[] }) {
  const words = useTeamWords();
  const columns = [
    ...(Object.keys(roles) as Role[]).map((role) => ({
      id: role,
      name: words.roles[role],
      allowed: new Set<Permission>(roles[role]),
    })), // the keys of an object literal are its type's
    ...own.map(({ id, name, permissions }) => ({ id, name, allowed: new Set(permissions) })),
  ];
  const groups = [
    { label: words.ofAccount, permissions: accountPermissions },
    { label: words.ofProjects, permissions: projectPermissions },
  ];
  return (
    <div className={classes['scroll']} role="region" aria-label={words.roleTable} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{words.permission}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, permissions }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" className={classes['group']} colSpan={columns.length + 1}>
                {label}
              </th>
            </tr>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{words.permissions[permission]}</th>
                {columns.map(({ id, allowed }) => (
                  <td key={id}>
                    {allowed.has(permission) && <IconCheck size={16} aria-hidden />}
                    <span className={hidden['hidden']}>
                      {allowed.has(permission) ? words.allowed : words.notAllowed}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type DeleteProps = { readonly role: OwnRole | undefined; readonly onClose: () => void };

function Delete({ role, onClose }: DeleteProps) {
  const words = useTeamWords();
  const remove = useDeleteRole();
  return (
    <ConfirmDialog
      opened={role !== undefined}
      title={fill(words.deleteRoleTitle, { role: role?.name ?? '' })}
      text={words.deleteRoleText}
      confirmLabel={words.deleteRole}
      busy={remove.isPending}
      onConfirm={() =>
        role &&
        remove.mutate(role.id, {
          onSuccess: () => showToast({ message: words.roleDeleted }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
