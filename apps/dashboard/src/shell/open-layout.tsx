import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { isWithoutLayout } from '#app/lightbox.ts';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';
import { LanguageSelector } from './language-selector.tsx';
import classes from './shell.module.css';

/** The plain layout of pages that anybody may open: sign-in, sign-up, not found. */
export function OpenLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const words = useWords().shell;
  const paths = usePaths();
  if (isWithoutLayout(useLocation().search)) return children;

  return (
    <div className={classes['open']}>
      <header className={classes['openHeader']}>
        <Link to={paths.home} reloadDocument className={classes['home']} aria-label={words.home}>
          <Logo />
        </Link>
        <div className={classes['openTools']}>
          <LanguageSelector />
          <AppearanceSwitch />
        </div>
      </header>
      <main className={classes['openMain']} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={classes['openFooter']}>
        {`Candor · ${words.tagline}`}
        {page.sourceUrl && (
          <a href={page.sourceUrl} target="_blank" rel="noreferrer">
            {words.userMenu.source}
          </a>
        )}
      </footer>
    </div>
  );
}
