import { accounts } from '@app/contract';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { fill } from '@app/texts';
import { IconAdjustmentsHorizontal, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#app/api.ts';
import { usePaths } from '#app/paths.ts';
import { reloadWithMessage } from '#app/reload.ts';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import classes from './shell.module.css';

export function UserMenu({ onKeyboardHelp }: { readonly onKeyboardHelp: () => void }) {
  const words = useWords().shell.userMenu;
  const paths = usePaths();
  const { person, account } = useMe();
  const signOut = useMutation({
    mutationFn: () => call(accounts.signOut, {}),
    // What the page knows belongs to the person who leaves: it is loaded anew.
    onSuccess: () => reloadWithMessage({ message: words.signedOut }, paths.signIn()),
  });

  return (
    <Menu width={270}>
      <Menu.Target>
        <UnstyledButton className={classes['avatarButton']} aria-label={fill(words.open, { email: person.email })}>
          <Avatar size={30} color="pine" variant="filled">
            {initial(person.email)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['whoami']}>
          <Text size="xs" c="dimmed">
            {words.signedInAs}
          </Text>
          <Text size="sm" fw={560} className={classes['breakAll']}>
            {person.email}
          </Text>
          {account.name !== person.email && (
            <Text size="xs" c="dimmed" className={classes['breakAll']}>
              {account.name}
            </Text>
          )}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.account} leftSection={<IconUserCircle size={17} stroke={1.7} aria-hidden />}>
          {words.account}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.preferences} leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}>
          {words.preferences}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={17} stroke={1.7} aria-hidden />} onClick={onKeyboardHelp}>
          {words.keyboard}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={17} stroke={1.7} aria-hidden />} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initial(email: string): string {
  return [...email][0]?.toUpperCase() ?? '?';
}
