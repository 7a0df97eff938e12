import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useWords } from '#app/words.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import { AlertRegion } from './alert-region.tsx';
import { LanguagePrompt } from './language-prompt.tsx';
import classes from './shell.module.css';

/** What every page has: the way past the navigation, the banner, and a focus that follows the reader. */
export function Root() {
  const words = useWords().shell;
  const { state } = useNavigation();
  useFocusOnNavigation();

  return (
    <>
      <a className={classes['skip']} href="#content">
        {words.skipToContent}
      </a>
      {state !== 'idle' && <div className={classes['progress']} role="progressbar" aria-label={words.pageLoading} />}
      <AlertRegion />
      <LanguagePrompt />
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}

/** After a move to another page, focus goes to its heading, so that a screen reader says where one is. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
