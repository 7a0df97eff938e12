import { fill, formatDate } from '@app/texts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { Loaded } from '#app/loaded.tsx';
import { useMay } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { invitationsQuery, teamsQuery, useWithdraw, type Invitation } from './data.ts';
import { RoleBadges } from './role-badges.tsx';
import { useTeamWords } from './words.ts';

/** The invitations that wait to be accepted. */
export function InvitationsTab() {
  const words = useTeamWords();
  const query = useQuery(invitationsQuery);
  const mayManage = useMay('people.manage');
  const [, setInviting] = useAddressDialog('invite');
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  return (
    <Stack gap="md">
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <EmptyState
              picture="team"
              title={words.noInvitations}
              text={words.noInvitationsText}
              action={mayManage && <Button onClick={() => setInviting(true)}>{words.invite}</Button>}
            />
          ) : (
            <InvitationsTable invitations={invitations} onWithdraw={setWithdrawn} />
          )
        }
      </Loaded>
      <Withdraw invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </Stack>
  );
}

type TableProps = {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (invitation: Invitation) => void;
};

function InvitationsTable({ invitations, onWithdraw }: TableProps) {
  const words = useTeamWords();
  const locale = useLocale();
  const mayManage = useMay('people.manage');
  const { data } = useQuery(teamsQuery);
  const teamOf = (teamId: string) => data?.teams.find(({ id }) => id === teamId)?.name ?? words.deletedTeam;
  return (
    <DataTable
      label={words.invitations}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        { key: 'email', label: words.person, cell: ({ email }) => email },
        {
          key: 'roles',
          label: words.rolesOf,
          cell: ({ roles, teams }) => <RoleBadges roles={roles} teams={teams.map(teamOf)} />,
        },
        { key: 'until', label: words.worksUntil, cell: ({ expiresAt }) => formatDate(locale, expiresAt, 'long') },
        {
          key: 'actions',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (invitation) =>
            mayManage && (
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.actionOf, { action: words.withdraw, email: invitation.email })}
                onClick={() => onWithdraw(invitation)}
              >
                {words.withdraw}
              </Button>
            ),
        },
      ]}
    />
  );
}

type WithdrawProps = { readonly invitation: Invitation | undefined; readonly onClose: () => void };

function Withdraw({ invitation, onClose }: WithdrawProps) {
  const words = useTeamWords();
  const withdraw = useWithdraw();
  return (
    <ConfirmDialog
      opened={invitation !== undefined}
      title={fill(words.withdrawTitle, { email: invitation?.email ?? '' })}
      text={words.withdrawText}
      confirmLabel={words.withdraw}
      busy={withdraw.isPending}
      onConfirm={() =>
        invitation &&
        withdraw.mutate(invitation.id, {
          onSuccess: () => showToast({ message: words.withdrawn }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
