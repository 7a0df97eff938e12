import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import type { Place } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { mayAnywhere } from '#app/rights.ts';
import { useWords } from '#app/words.tsx';
import { store, useStore } from '#ui/store.ts';
import { NavigationGroup, NavigationLine } from './navigation-line.tsx';
import { NavigationSkeleton } from './navigation-skeleton.tsx';
import { linesOf, places } from './places.ts';

const SiteNavigation = lazyPart(async () => ({ default: (await import('./site-navigation.tsx')).SiteNavigation }));

type Props = {
  readonly className?: string | undefined;
  /** Called when the user follows a line. */
  readonly onNavigate?: (() => void) | undefined;
};

/** The navigation for the current address: that of a site, of the settings, or the top level. */
export function Navigation({ className, onNavigate }: Props) {
  const words = useWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const isOnSite = [useMatch('/:locale/sites/:siteId/*'), useMatch('/:locale/documents/:documentId/*')].some(Boolean);
  const isInSettings = pathname === paths.account || pathname.startsWith(`${paths.account}/`);
  const back = useWayBack(isInSettings);
  const work = <Places group="work" onNavigate={onNavigate} />;
  return (
    <nav className={className} aria-label={words.shell.mainNavigation}>
      {isInSettings ? (
        <>
          <NavigationGroup>
            <NavigationLine to={back} icon={IconArrowLeft} onClick={onNavigate}>
              {words.shell.navigation.back}
            </NavigationLine>
          </NavigationGroup>
          <Places group="account" title={words.shell.navigation.settings} onNavigate={onNavigate} />
        </>
      ) : isOnSite ? (
        <Suspense fallback={<NavigationSkeleton />}>
          <SiteNavigation onNavigate={onNavigate} without={work} />
        </Suspense>
      ) : (
        work
      )}
    </nav>
  );
}

type PlacesProps = Pick<Props, 'onNavigate'> & { readonly group: Place['group']; readonly title?: string };

function Places({ group, title, onNavigate }: PlacesProps) {
  const words = useWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const may = mayAnywhere(useMe());
  const inGroup = linesOf(places).filter((place) => place.group === group && (!place.needs || may(place.needs)));
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  // The path of the account begins those of all settings.
  const nearest = inGroup
    .map(({ path }) => path(paths))
    .filter(isAt)
    .toSorted((a, b) => b.length - a.length)[0];
  return (
    <NavigationGroup {...(title === undefined ? {} : { title })}>
      {inGroup.map(({ path, label, icon }) => (
        <NavigationLine
          key={path(paths)}
          to={path(paths)}
          icon={icon}
          current={path(paths) !== nearest ? undefined : pathname === nearest ? 'page' : 'true'}
          onClick={onNavigate}
        >
          {label(words)}
        </NavigationLine>
      ))}
    </NavigationGroup>
  );
}

const lastWork = store<string | undefined>(undefined);

/** The address of the page that was open before the settings. */
function useWayBack(isInSettings: boolean): string {
  const { pathname, search, hash } = useLocation();
  const paths = usePaths();
  useEffect(() => {
    if (!isInSettings) lastWork.set(pathname + search + hash);
  }, [isInSettings, pathname, search, hash]);
  return useStore(lastWork) ?? paths.sites;
}
