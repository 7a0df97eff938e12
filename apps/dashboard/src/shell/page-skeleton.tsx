import { page } from '#app/page.ts';
import { hasNewSession } from '#app/api.ts';
import { isWithoutLayout } from '#app/lightbox.ts';
import { useWords } from '#app/words.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { NavigationSkeleton } from './navigation-skeleton.tsx';
import classes from './shell.module.css';

/** Placeholder until the first page is loaded: for whoever is signed in, header and navigation are where they will be. */
export function PageSkeleton() {
  const content = <Skeletons shape="page" label={useWords().shell.pageLoading} />;
  const hasShell = (page.signedIn || hasNewSession()) && !isWithoutLayout(window.location.search);
  if (!hasShell) return <div className={classes['loadingPage']}>{content}</div>;
  return (
    <div className={classes['shell']}>
      <header className={classes['header']}>
        <span className={classes['wideLogo']}>
          <Logo />
        </span>
        <span className={classes['smallLogo']}>
          <Logo withWord={false} />
        </span>
      </header>
      <div className={classes['sidebar']}>
        <div className={classes['sidebarNav']}>
          <NavigationSkeleton />
        </div>
      </div>
      <main className={classes['main']}>
        <div className={classes['content']}>{content}</div>
      </main>
    </div>
  );
}
