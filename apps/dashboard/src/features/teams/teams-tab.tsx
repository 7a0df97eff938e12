import { fill, plural } from '@app/texts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { useMay } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { teamsQuery, useDeleteTeam, type Team } from './data.ts';
import { RoleBadges } from './role-badges.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { useTeamWords } from './words.ts';

type Opened = { readonly dialog: 'edit' | 'delete'; readonly team: Team } | { readonly dialog: 'create' };

/** The teams of the account: people who have the same roles. */
export function TeamsTab() {
  const words = useTeamWords();
  const query = useQuery(teamsQuery);
  const mayManage = useMay('teams.manage');
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const create = mayManage && <Button onClick={() => setOpened({ dialog: 'create' })}>{words.createTeam}</Button>;
  return (
    <Stack gap="md">
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ teams }) =>
          teams.length === 0 ? (
            <EmptyState picture="team" title={words.noTeams} text={words.noTeamsText} action={create} />
          ) : (
            <>
              <Group justify="flex-end">{create}</Group>
              <TeamsTable teams={teams} onOpen={setOpened} />
            </>
          )
        }
      </Loaded>
      <TeamDialog
        opened={opened?.dialog === 'create' || opened?.dialog === 'edit'}
        team={opened?.dialog === 'edit' ? opened.team : undefined}
        onClose={close}
      />
      <Delete team={opened?.dialog === 'delete' ? opened.team : undefined} onClose={close} />
    </Stack>
  );
}

type TableProps = { readonly teams: readonly Team[]; readonly onOpen: (opened: Opened) => void };

function TeamsTable({ teams, onOpen }: TableProps) {
  const words = useTeamWords();
  const locale = useLocale();
  const mayManage = useMay('teams.manage');
  const labels = { edit: words.editTeam, delete: words.deleteTeam };
  return (
    <DataTable
      label={words.teams}
      rows={teams}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', label: words.teamName, cell: ({ name }) => name },
        { key: 'people', label: words.people, cell: ({ people }) => plural(locale, people.length, words.peopleCount) },
        {
          key: 'roles',
          label: words.rolesOf,
          cell: ({ roles }) => <RoleBadges roles={roles} />,
        },
        {
          key: 'actions',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (team) =>
            mayManage && (
              <Group gap="xs" justify="flex-end">
                {(['edit', 'delete'] as const).map((dialog) => (
                  <Button
                    key={dialog}
                    size="xs"
                    variant="default"
                    aria-label={fill(words.actionOf, { action: labels[dialog], email: team.name })}
                    onClick={() => onOpen({ dialog, team })}
                  >
                    {labels[dialog]}
                  </Button>
                ))}
              </Group>
            ),
        },
      ]}
    />
  );
}

type DeleteProps = { readonly team: Team | undefined; readonly onClose: () => void };

function Delete({ team, onClose }: DeleteProps) {
  const words = useTeamWords();
  const remove = useDeleteTeam();
  return (
    <ConfirmDialog
      opened={team !== undefined}
      title={fill(words.deleteTeamTitle, { team: team?.name ?? '' })}
      text={words.deleteTeamText}
      confirmLabel={words.deleteTeam}
      busy={remove.isPending}
      onConfirm={() =>
        team &&
        remove.mutate(team.id, {
          onSuccess: () => showToast({ message: words.teamDeleted }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
