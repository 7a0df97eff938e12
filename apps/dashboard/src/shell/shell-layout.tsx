import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { features } from './features.ts';
import { isWithoutLayout } from '#app/lightbox.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { useStore } from '#ui/store.ts';
import { AppHeader } from './app-header.tsx';
import { useAppearanceHotkey } from './appearance-hotkey.ts';
import { Navigation } from './navigation.tsx';
import { closePalette, openPalette, palette } from '#app/palette.ts';
import classes from './shell.module.css';

const CommandPalette = lazyPart(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const NavigationDrawer = lazyPart(async () => ({
  default: (await import('./navigation-drawer.tsx')).NavigationDrawer,
}));
const KeyboardHelp = lazyPart(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));

const notices = features.flatMap((feature) => feature.notices ?? []);

/** The layout of all pages that need a session: header, navigation, content. */
export function Component() {
  const words = useWords().shell;
  const location = useLocation();
  const { state, location: next } = useNavigation();
  const [menuOpen, menu] = useDisclosure(false);
  const paletteAsked = useStore(palette) > 0;
  const [helpOpen, help] = useDisclosure(false);
  useHotkeys([['mod+K', openPalette]], []);
  useHotkeys([['shift+?', help.open]]);
  useAppearanceHotkey();
  const closeMenu = useEffectEvent(menu.close);
  useEffect(() => closeMenu(), [location.pathname]);

  if (isWithoutLayout(location.search)) return <Outlet />;

  // The old page stays until the new one is there, unless that takes a while: its code is being loaded.
  const moving = state === 'loading' && next !== undefined && next.pathname !== location.pathname;
  return (
    <div className={classes['shell']}>
      <AppHeader onMenu={menu.open} onKeyboardHelp={help.open} />
      <div className={classes['sidebar']}>
        <Navigation className={classes['sidebarNav']} />
      </div>
      <main className={classes['main']} id="content" tabIndex={-1} data-moving={moving || undefined}>
        <div className={classes['content']}>
          {/* A boundary for each: a notice that is ready does not wait for one that is still loading. */}
          {notices.map((Notice, at) => (
            <Suspense key={at}>
              <Notice />
            </Suspense>
          ))}
          <Suspense fallback={<Skeletons shape="page" label={words.pageLoading} />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <Suspense>
        {paletteAsked && <CommandPalette onKeyboardHelp={help.open} onClose={closePalette} />}
        {menuOpen && <NavigationDrawer onClose={menu.close} />}
        {helpOpen && <KeyboardHelp onClose={help.close} />}
      </Suspense>
    </div>
  );
}
