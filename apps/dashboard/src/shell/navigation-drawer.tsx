import { Drawer } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';

/** The navigation on a narrow page. */
export function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().shell;
  return (
    <Drawer
      opened
      onClose={onClose}
      size="17.5rem"
      title={<Logo />}
      closeButtonProps={{ 'aria-label': words.closeNavigation }}
    >
      <Navigation className={classes['drawerNav']} onNavigate={onClose} />
      <div className={classes['drawerFoot']}>
        <LanguageSelector />
      </div>
    </Drawer>
  );
}
