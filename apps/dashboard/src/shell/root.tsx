import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { isWithoutLayout } from '#app/lightbox.ts';
import { useWords } from '#app/words.tsx';
import { LanguagePrompt } from './language-prompt.tsx';
import classes from './shell.module.css';

const OfflineNote = lazyPart(async () => ({ default: (await import('./offline-note.tsx')).OfflineNote }), 'hidden');

/** The parts of every page: the skip link, the language prompt, and focus that moves to the heading of a new page. */
export function Root() {
  const words = useWords().shell;
  const { state } = useNavigation();
  useFocusOnNavigation();
  if (isWithoutLayout(useLocation().search)) return <Outlet />;

  return (
    <>
      <a className={classes['skip']} href="#content">
        {words.skipToContent}
      </a>
      {state !== 'idle' && <div className={classes['progress']} role="progressbar" aria-label={words.pageLoading} />}
      <LanguagePrompt />
      <Outlet />
      <Suspense>
        <OfflineNote />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}

/**
 * Moves focus to the heading after a navigation, so that screen readers announce the page. If the address names a field, the
 * page itself focuses it.
 */
function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (new URLSearchParams(search).has('field')) return;
    const heading = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
  }, [pathname, search]);
}
