import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { siteGroups } from '#app/feature.ts';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { placeAt, useCurrentSite } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { NavigationGroup, NavigationLine } from './navigation-line.tsx';
import { NavigationSkeleton } from './navigation-skeleton.tsx';
import { linesOf, sitePlaces } from './places.ts';
import classes from './shell.module.css';

type Props = {
  readonly onNavigate: (() => void) | undefined;
  /** Replaces the navigation if the site does not exist. */
  readonly without: ReactNode;
};

const lines = linesOf(sitePlaces);

/** The navigation of the current site: its places, each with its state. */
export function SiteNavigation({ onNavigate, without }: Props) {
  const words = useWords();
  const paths = usePaths();
  const current = useCurrentSite();
  const may = useMayIn(current?.site?.projectId);
  if (!current || current.failed) return without;
  const { site, path } = current;
  const offered = site ? lines.filter(({ when, needs }) => (when?.(site) ?? true) && (!needs || may(needs))) : [];
  const here = placeAt(offered, current, paths);
  return (
    <>
      <NavigationGroup>
        <NavigationLine to={paths.sites} icon={IconArrowLeft} onClick={onNavigate}>
          {words.sites.place}
        </NavigationLine>
      </NavigationGroup>
      {site ? (
        <>
          <p className={classes['navSite']}>{site.name}</p>
          {siteGroups.map((group) => (
            <NavigationGroup key={group} {...titleOf(words.sites.places.groups, group)}>
              {offered
                .filter((place) => place.group === group)
                .map((place) => (
                  <NavigationLine
                    key={place.path(paths, site.id)}
                    to={place.path(paths, site.id)}
                    icon={place.icon}
                    current={place !== here ? undefined : path === place.path(paths, site.id) ? 'page' : 'true'}
                    state={
                      place.State && (
                        <Suspense>
                          <place.State siteId={site.id} />
                        </Suspense>
                      )
                    }
                    onClick={onNavigate}
                  >
                    {place.label(words)}
                  </NavigationLine>
                ))}
            </NavigationGroup>
          ))}
        </>
      ) : (
        <NavigationSkeleton />
      )}
    </>
  );
}

function titleOf(
  titles: Readonly<Record<string, string>>,
  group: (typeof siteGroups)[number],
): { readonly title?: string } {
  const title = titles[group];
  return title === undefined ? {} : { title };
}
