import { fill } from '@app/texts';
import { IconAdjustmentsHorizontal, IconCode, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { useSignOut } from '#app/sign-out.ts';
import { useWords } from '#app/words.tsx';
import { Menu, MenuAnchor, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';
import classes from './shell.module.css';

const OtherAccounts = lazyPart(
  async () => ({ default: (await import('./other-accounts.tsx')).OtherAccounts }),
  'hidden',
);

export function UserMenu({ onKeyboardHelp }: { readonly onKeyboardHelp: () => void }) {
  const { userMenu: words, navigation } = useWords().shell;
  const paths = usePaths();
  const { person, account } = useMe();
  const signOut = useSignOut();

  return (
    <Menu
      label={words.label}
      button={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={classes['avatarButton']}
          aria-label={fill(words.open, { email: person.email })}
        >
          <span className={classes['avatar']} aria-hidden>
            {initial(person.email)}
          </span>
        </button>
      )}
      header={
        <>
          <p className={classes['whoamiLabel']}>{words.signedInAs}</p>
          <p className={classes['whoami']}>{person.email}</p>
          {account.name !== person.email && <p className={classes['whoamiLabel']}>{account.name}</p>}
        </>
      }
    >
      <Suspense>
        <OtherAccounts />
      </Suspense>
      <MenuLink to={paths.account} icon={<IconUserCircle size={17} stroke={1.7} />}>
        {navigation.settings}
      </MenuLink>
      <MenuLink to={paths.preferences} icon={<IconAdjustmentsHorizontal size={17} stroke={1.7} />}>
        {words.preferences}
      </MenuLink>
      <MenuItem icon={<IconKeyboard size={17} stroke={1.7} />} onClick={onKeyboardHelp}>
        {words.keyboard}
      </MenuItem>
      {page.sourceUrl && (
        <MenuAnchor href={page.sourceUrl} newWindow icon={<IconCode size={17} stroke={1.7} />}>
          {words.source}
        </MenuAnchor>
      )}
      <MenuDivider />
      <MenuItem
        icon={<IconLogout size={17} stroke={1.7} />}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {words.signOut}
      </MenuItem>
    </Menu>
  );
}

function initial(email: string): string {
  return [...email][0]?.toUpperCase() ?? '?';
}
