import type { Words } from '@app/texts';
import type { Site } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Command } from '#app/commands.ts';
import type { SitePlace } from '#app/feature.ts';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { mayAnywhere, mayIn } from '#app/rights.ts';
import { sitesFoundQuery, useCurrentSite } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { otherWords } from './palette-search.ts';
import { places, sitePlaces } from './places.ts';

/** Number of sites listed before the user types. */
const listedSites = 5;

/** Commands for the pages of the current site, all pages outside of sites and, during a search, the pages of other sites. */
export function usePlaceCommands(
  query: string,
  names: Words<'placeNames'>,
): { readonly commands: readonly Command[]; readonly sites: readonly Site[] } {
  const words = useWords();
  const { navigation } = words.shell;
  const { palette } = names;
  const paths = usePaths();
  const navigate = useNavigate();
  const me = useMe();
  const current = useCurrentSite()?.site;
  const sites = useSites(query, [
    ...sitePlaces.map(({ label, keywords }) => `${label(words)}, ${keywords?.(names) ?? ''}`),
    ...Object.values(names.palette.actions).map(({ label, keywords }) => `${label}, ${keywords}`),
  ]);

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

  const commandsFound = [
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
        group: place.group === 'account' ? navigation.settings : palette.pages,
      })),
    ...sites
      .filter(({ id }) => id !== current?.id)
      .flatMap((site) =>
        ofSite(site, () => ({ group: palette.otherSites, description: site.name, onlyFound: true }) as const),
      ),
  ];
  return { commands: commandsFound, sites };
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
