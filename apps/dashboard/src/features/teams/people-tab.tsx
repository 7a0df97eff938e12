import { formatDate, fill } from '@app/texts';
import { ActionIcon, Stack } from '@mantine/core';
import { IconArrowsExchange, IconDots, IconInfoCircle, IconShieldCheck, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '#app/people.ts';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useMay, useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { personQuery, useOfferOwnership, useRemovePerson, type Person } from './data.ts';
import { RightsDialog } from './rights-dialog.tsx';
import { RoleBadges } from './role-badges.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { useTeamWords } from './words.ts';
import classes from './teams.module.css';

type Opened = { readonly dialog: 'roles' | 'rights' | 'remove' | 'handOver'; readonly person: Person };

/** Who belongs to the account, with roles and teams. */
export function PeopleTab() {
  const words = useTeamWords();
  const query = useQuery(peopleQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const of = (dialog: Opened['dialog']) => (opened?.dialog === dialog ? opened.person : undefined);
  return (
    <Stack gap="md">
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ people }) => <PeopleTable people={people} onOpen={setOpened} />}
      </Loaded>
      <RolesDialog person={of('roles')} onClose={close} />
      <RightsDialog person={of('rights')} onClose={close} />
      <Remove person={of('remove')} onClose={close} />
      <HandOver person={of('handOver')} onClose={close} />
    </Stack>
  );
}

const icons = {
  rights: <IconInfoCircle size={17} />,
  roles: <IconShieldCheck size={17} />,
  remove: <IconUserMinus size={17} />,
  handOver: <IconArrowsExchange size={17} />,
};
const oneDialog = ['rights'] as const;
const allDialogs = ['rights', 'roles', 'remove'] as const;
const ofOwner = [...allDialogs, 'handOver'] as const;

const isAdmin = ({ roles, verified }: Person) =>
  verified && roles.some(({ role, projectId }) => role === 'admin' && projectId === null);

type TableProps = { readonly people: readonly Person[]; readonly onOpen: (opened: Opened) => void };

function PeopleTable({ people, onOpen }: TableProps) {
  const words = useTeamWords();
  const locale = useLocale();
  const { actionsFor } = useAreaWords('lists');
  const me = useMe().person;
  const mayManage = useMay('people.manage');
  const labels = { rights: words.why, roles: words.change, remove: words.remove, handOver: words.handOver };
  const mayTransfer = useMay('account.transfer');
  const dialogsFor = (person: Person): readonly Opened['dialog'][] => {
    if (!mayManage || person.roles.some(({ role }) => role === 'owner')) return oneDialog;
    return mayTransfer && isAdmin(person) ? ofOwner : allDialogs;
  };
  return (
    <DataTable
      label={words.people}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          label: words.person,
          cell: ({ id, email, verified }) => (
            <TwoLines>
              <span className={classes['email']}>{email}</span>
              {id === me.id ? <small>{words.you}</small> : !verified && <small>{words.unverified}</small>}
            </TwoLines>
          ),
        },
        {
          key: 'roles',
          label: words.rolesOf,
          cell: ({ roles, teams }) => <RoleBadges roles={roles} teams={teams.map(({ name }) => name)} />,
        },
        { key: 'since', label: words.since, cell: ({ since }) => formatDate(locale, since, 'long') },
        {
          key: 'actions',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (person) => (
            <Menu
              label={fill(actionsFor, { name: person.email })}
              button={(trigger) => (
                <ActionIcon
                  {...trigger}
                  variant="subtle"
                  color="gray"
                  aria-label={fill(actionsFor, { name: person.email })}
                >
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              )}
            >
              {dialogsFor(person).map((dialog) => (
                <MenuItem
                  key={dialog}
                  icon={icons[dialog]}
                  tone={dialog === 'remove' ? 'danger' : 'plain'}
                  onClick={() => onOpen({ dialog, person })}
                >
                  {labels[dialog]}
                </MenuItem>
              ))}
            </Menu>
          ),
        },
      ]}
    />
  );
}

type HandOverProps = { readonly person: Person | undefined; readonly onClose: () => void };

/** Offers the account to an admin, after saying what that means. */
function HandOver({ person, onClose }: HandOverProps) {
  const words = useTeamWords();
  const offer = useOfferOwnership();
  const email = person?.email ?? '';
  return (
    <ConfirmDialog
      opened={person !== undefined}
      title={fill(words.handOverTitle, { email })}
      text={words.handOverText}
      confirmLabel={words.handOver}
      busy={offer.isPending}
      onConfirm={() =>
        person &&
        offer.mutate(person.id, {
          onSuccess: () => showToast({ message: fill(words.handOverSent, { email }) }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}

type RemoveProps = { readonly person: Person | undefined; readonly onClose: () => void };

/** Asks before a person is taken out, and names the keys that end with them. */
function Remove({ person, onClose }: RemoveProps) {
  const words = useTeamWords();
  const locale = useLocale();
  const remove = useRemovePerson();
  const { data } = useQuery({ ...personQuery(person?.id ?? ''), enabled: person !== undefined });
  const email = person?.email ?? '';
  const keys = data?.apiKeys.map(({ name, lastUsedOn }) =>
    lastUsedOn === null
      ? fill(words.removeUnusedKey, { name })
      : fill(words.removeKey, { name, date: formatDate(locale, lastUsedOn, 'long') }),
  );
  return (
    <ConfirmDialog
      opened={person !== undefined}
      title={fill(words.removeTitle, { email })}
      text={words.removeText}
      consequences={keys ?? []}
      confirmLabel={words.remove}
      busy={remove.isPending || data === undefined}
      onConfirm={() =>
        person &&
        remove.mutate(person.id, {
          onSuccess: () => showToast({ message: fill(words.removed, { email }) }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
