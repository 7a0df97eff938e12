import { fill } from '@app/texts';
import { Button, Group } from '@mantine/core';
import {
  IconAddressBook,
  IconLock,
  IconMailForward,
  IconShieldCheck,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { OwnerPage } from '#app/owner-page.tsx';
import { Slot } from '#app/slots.tsx';
import { useMay, useMe } from '#app/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { useLeave } from './data.ts';
import { InvitationsTab } from './invitations-tab.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OwnershipNote } from './ownership-note.tsx';
import { PeopleTab } from './people-tab.tsx';
import { RolesTab } from './roles-tab.tsx';
import { SignInTab } from './sign-in-tab.tsx';
import { TeamsTab } from './teams-tab.tsx';
import { useTeamWords } from './words.ts';

const iconSize = 17;

export function Component() {
  const words = useTeamWords();
  const maySecure = useMay('account.security');
  return (
    <OwnerPage
      permission="people.read"
      words={words}
      actions={
        <Group gap="xs">
          <Leave />
          <Invite />
        </Group>
      }
    >
      <OwnershipNote />
      <HashTabs
        label={words.title}
        tabs={[
          {
            name: 'people',
            label: words.people,
            icon: <IconUser size={iconSize} />,
            content: <PeopleTab />,
            outline: 'rows',
          },
          {
            name: 'teams',
            label: words.teams,
            icon: <IconUsers size={iconSize} />,
            content: <TeamsTab />,
            outline: 'rows',
          },
          {
            name: 'roles',
            label: words.rolesOf,
            icon: <IconShieldCheck size={iconSize} />,
            content: <RolesTab />,
            outline: 'rows',
          },
          {
            name: 'invitations',
            label: words.invitations,
            icon: <IconMailForward size={iconSize} />,
            content: <InvitationsTab />,
          },
          ...(maySecure
            ? [
                {
                  name: 'sign-in',
                  label: words.signIn.tab,
                  icon: <IconLock size={iconSize} />,
                  content: <SignInTab />,
                },
                {
                  name: 'directory',
                  label: words.directory,
                  icon: <IconAddressBook size={iconSize} />,
                  content: <Slot name="directory" props={{}} />,
                },
              ]
            : []),
        ]}
      />
    </OwnerPage>
  );
}

function Invite() {
  const words = useTeamWords();
  const mayManage = useMay('people.manage');
  const [opened, setOpened] = useAddressDialog('invite');
  if (!mayManage) return undefined;
  return (
    <>
      <Button leftSection={<IconUserPlus size={iconSize} />} onClick={() => setOpened(true)}>
        {words.invite}
      </Button>
      <InviteDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

/** Everybody but the owner may leave by themselves. */
function Leave() {
  const words = useTeamWords();
  const { account, roles } = useMe();
  const leave = useLeave();
  const [opened, setOpened] = useState(false);
  if (roles.includes('owner')) return undefined;
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={fill(words.leaveTitle, { account: account.name })}
        text={words.leaveText}
        confirmLabel={words.leave}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
