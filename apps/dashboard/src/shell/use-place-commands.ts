import { loadWords, type Locale } from '@app/texts';
import type { Site } from '@app/contract';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Command } from '#app/commands.ts';
import type { SitePlace } from '#app/feature.ts';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { mayAnywhere, mayIn } from '#app/rights.ts';
import { sitesFoundQuery, useCurrentSite } from '#app/sites.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { otherWords } from './palette-search.ts';
import { places, sitePlaces } from './places.ts';

const placeNamesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'placeNames', locale],
    queryFn: () => loadWords(locale, 'placeNames'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Number of sites listed before the user types. */
const listedSites = 5;

/** Commands for the pages of the current site, all pages outside of sites and, during a search, the pages of other sites. */
export function usePlaceCommands(query: string): readonly Command[] {
  const words = useWords();
  const { commands, navigation } = words.shell;
  const paths = usePaths();
  const navigate = useNavigate();
  // Requested when the palette opens: results that arrive while the user types would change what Enter opens.
  const names = useSuspenseQuery(placeNamesQuery(useLocale())).data;
  const me = useMe();
  const current = useCurrentSite()?.site;
  const sites = useSites(
    query,
    sitePlaces.map(({ label, keywords }) => `${label(words)}, ${keywords?.(names) ?? ''}`),
  );

  const toPath = (path: string) => ({ id: path, run: () => void navigate(path) });
  const ofSite = (site: Site, command: (place: SitePlace) => Omit<Command, 'id' | 'run' | 'label' | 'keywords'>) =>
    sitePlaces
      .filter(({ when, needs }) => (when?.(site) ?? true) && (!needs || mayIn(me, site.projectId)(needs)))
      .map((place) => ({
        ...toPath(place.path(paths, site.id)),
        label: place.label(words),
        keywords: place.keywords?.(names),
        ...command(place),
      }));

  return [
    ...(current ? ofSite(current, () => ({ group: current.name })) : []),
    ...sites.map((site, at) => ({
      ...toPath(paths.site(site.id)),
      label: site.name,
      group: words.sites.switcher.goTo,
      ...(site.url ? { description: site.url } : {}),
      ...(at < listedSites ? {} : { onlyFound: true as const }),
    })),
    ...places
      .filter(({ needs }) => !needs || mayAnywhere(me)(needs))
      .map((place) => ({
        ...toPath(place.path(paths)),
        label: place.label(words),
        keywords: place.keywords?.(names),
        group: place.group === 'account' ? navigation.settings : commands.pages,
      })),
    ...sites
      .filter(({ id }) => id !== current?.id)
      .flatMap((site) =>
        ofSite(site, () => ({ group: commands.otherSites, description: site.name, onlyFound: true }) as const),
      ),
  ];
}

/** The newest sites of the account and, if there are more, those whose names are in the query beside that of a page. */
function useSites(query: string, names: readonly string[]): readonly Site[] {
  const newest = useQuery(sitesFoundQuery('')).data;
  const rest = otherWords(query, names);
  const hasMore = newest !== undefined && newest.total > newest.sites.length;
  const named = useQuery({ ...sitesFoundQuery(rest, 12), enabled: hasMore && rest !== '' }).data?.sites ?? [];
  const known = newest?.sites ?? [];
  return [...known, ...named.filter(({ id }) => !known.some((one) => one.id === id))];
}
