import { dsar, members } from '@app/contract';
import { fill } from '@app/texts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#app/api.ts';
import type { Command } from '#app/commands.ts';
import { usePaths } from '#app/paths.ts';
import { peopleQuery } from '#app/people.ts';
import { mayAnywhere, mayIn } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { useCurrentSite } from '#app/sites.ts';
import type { PaletteWords } from './palette-actions.ts';
import { foundCommands } from './palette-search.ts';
import { useFoundServices } from './use-found-services.ts';

const requestsQuery = (text: string) =>
  queryOptions({
    queryKey: ['dsar', 'found', text],
    queryFn: ({ signal }) => call(dsar.list, { query: { text: text.slice(0, 100) } }, { signal }),
  });

const organizationsQuery = queryOptions({
  queryKey: ['members', 'list'],
  queryFn: ({ signal }) => call(members.list, {}, { signal }),
});

/** Number of results listed of each kind. */
const listed = 4;

/** What the server finds: services, organizations, teammates, requests. It comes below what the palette knows by itself. */
export function useFoundCommands(
  words: PaletteWords,
  query: string,
): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const paths = usePaths();
  const navigate = useNavigate();
  const me = useMe();
  const may = mayAnywhere(me);
  const site = useCurrentSite()?.site;
  const typed = query.trim();
  const [text] = useDebouncedValue(typed, 120);
  const isLong = text.length > 1;
  const { offered, isFetching: areServicesFetching } = useFoundServices(words, text, isLong);
  const requests = useQuery({ ...requestsQuery(text), enabled: isLong && may('requests.read') });
  const organizations = useQuery({ ...organizationsQuery, enabled: isLong && may('members.read') });
  const people = useQuery({ ...peopleQuery, enabled: isLong && may('people.read') });
  const go = (path: string) => () => void navigate(path);

  const byName: readonly Command[] = [
    ...(organizations.data?.members ?? []).map(({ id, owner }) => ({
      id: `organization.${id}`,
      label: owner.name,
      group: words.groups.organizations,
      run: go(paths.member(id)),
    })),
    ...(people.data?.people ?? []).map((person) => ({
      id: `person.${person.id}`,
      label: person.email,
      group: words.groups.people,
      run: go(`${paths.teams}#people`),
    })),
  ];
  const byServer: readonly Command[] = isLong
    ? [
        ...offered,
        ...(requests.data?.requests ?? []).slice(0, listed).map(({ id, number, name }) => ({
          id: `request.${id}`,
          label: name ? `${number} · ${name}` : number,
          group: words.groups.requests,
          run: go(paths.dsarRequests(id)),
        })),
        ...(site !== undefined && mayIn(me, site.projectId)('consents.read')
          ? [
              {
                id: 'find-person',
                label: fill(words.findPerson, { text }),
                group: words.groups.people,
                run: go(`${paths.consentRecords(site.id)}?subjects-text=${encodeURIComponent(text)}#subjects`),
              },
            ]
          : []),
      ]
    : [];
  return {
    commands: [...(isLong ? foundCommands(byName, text).slice(0, 2 * listed) : []), ...byServer],
    isSearching:
      typed !== text || areServicesFetching || [requests, organizations, people].some(({ isFetching }) => isFetching),
  };
}
