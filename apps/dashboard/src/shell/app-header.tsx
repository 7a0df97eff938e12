import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Shortcut } from '#ui/shortcut.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { openPalette } from '#app/palette.ts';
import classes from './shell.module.css';
import { Switcher } from './switcher.tsx';
import { UserMenu } from './user-menu.tsx';

type Props = { readonly onMenu: () => void; readonly onKeyboardHelp: () => void };

export function AppHeader({ onMenu, onKeyboardHelp }: Props) {
  const words = useWords().shell;
  const paths = usePaths();
  return (
    <header className={classes['header']}>
      <ActionIcon className={classes['menuButton']} aria-label={words.openNavigation} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.8} aria-hidden />
      </ActionIcon>
      <Link to={paths.sites} className={classes['home']} aria-label={words.home}>
        <span className={classes['wideLogo']}>
          <Logo />
        </span>
        <span className={classes['smallLogo']}>
          <Logo withWord={false} />
        </span>
      </Link>
      <Switcher />
      <div className={classes['tools']}>
        <UnstyledButton className={classes['searchButton']} aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
          <IconSearch size={16} stroke={1.9} aria-hidden />
          <span className={classes['searchWord']}>{words.commands.short}</span>
          <span className={classes['searchKeys']}>
            <Shortcut keys={['mod', 'K']} />
          </span>
        </UnstyledButton>
        <span className={classes['wideOnly']}>
          <LanguageSelector />
        </span>
        <AppearanceSwitch />
        <UserMenu onKeyboardHelp={onKeyboardHelp} />
      </div>
    </header>
  );
}
