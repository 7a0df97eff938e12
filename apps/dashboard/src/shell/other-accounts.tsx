import { fill } from '@app/texts';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import { useOtherAccounts } from '#app/other-accounts.ts';
import { useWords } from '#app/words.tsx';
import { MenuDivider, MenuItem } from '#ui/menu.tsx';

/** The other accounts of the person: a session goes on there, and everything is loaded anew. */
export function OtherAccounts() {
  const { userMenu: words } = useWords().shell;
  const { others, goTo, isGoing } = useOtherAccounts();
  if (others.length === 0) return undefined;
  return (
    <>
      {others.map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={<IconSwitchHorizontal size={17} stroke={1.7} />}
          disabled={isGoing}
          onClick={() => goTo(id)}
        >
          {fill(words.switchTo, { account: name })}
        </MenuItem>
      ))}
      <MenuDivider />
    </>
  );
}
