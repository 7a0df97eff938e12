import type { Project, Site } from '@app/contract';
import { IconCheck, IconFolder, IconFolderPlus, IconLayoutList, IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SwitcherProps } from '#app/feature.ts';
import { usePaths } from '#app/paths.ts';
import { shelf } from '#app/storage.ts';
import { useWords } from '#app/words.tsx';
import { projectsQuery, placeAt, siteQuery, sitesFoundQuery, type CurrentSite } from '#app/sites.ts';

import { recentSites } from './recent-sites.ts';
import { shownAddress } from './shown-address.ts';
import { SiteIcon } from './site-icon.tsx';
import classes from './switcher.module.css';

type Props = SwitcherProps & { readonly current: CurrentSite | undefined; readonly onLeave: () => void };

/** Search for a site or project by name. The arrow keys move through the results, Enter opens the first. */
export function SwitcherPanel({ places, current, onLeave }: Props) {
  const words = useWords().sites;
  const paths = usePaths();
  const [query, setQuery] = useState('');
  const sites = useSitesToOffer(query.trim());
  const projects = useProjectsToOffer(query.trim());
  const here = current && placeAt(places, current, paths);
  // The same place of the other site, or its overview if it lacks the place.
  const pathIn = (site: Site) =>
    here && (here.when?.(site) ?? true) ? here.path(paths, site.id) : paths.site(site.id);
  return (
    // The arrow keys move between links that Tab reaches as well.
    <div onKeyDown={moveByKey} role="presentation">
      <div className={classes['searchRow']}>
        <IconSearch size={16} stroke={1.9} aria-hidden />
        <input
          className={classes['searchInput']}
          type="search"
          aria-label={words.switcher.search}
          placeholder={words.switcher.search}
          value={query}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <div className={classes['found']}>
        <Group label={query ? words.switcher.goTo : words.switcher.recent}>
          {sites?.map((site) => (
            <Choice
              key={site.id}
              to={pathIn(site)}
              icon={<SiteIcon type={site.type} size={17} />}
              aside={shownAddress(site)}
              current={site.id === current?.site?.id}
              onLeave={onLeave}
            >
              {site.name}
            </Choice>
          ))}
          {sites?.length === 0 && <li className={classes['none']}>{words.switcher.none}</li>}
        </Group>
        {projects.length > 0 && (
          <Group label={words.switcher.projects}>
            {projects.map(({ id, name }) => (
              <Choice
                key={id}
                to={`${paths.sites}?project=${id}`}
                icon={<IconFolder size={17} stroke={1.7} />}
                onLeave={onLeave}
              >
                {name}
              </Choice>
            ))}
          </Group>
        )}
        <Group label={words.switcher.actions}>
          <Choice to={paths.sites} icon={<IconLayoutList size={17} stroke={1.7} />} onLeave={onLeave}>
            {words.switcher.all}
          </Choice>
          <Choice to={`${paths.sites}?generate=1`} icon={<IconPlus size={17} stroke={1.7} />} onLeave={onLeave}>
            {words.newSite}
          </Choice>
          <Choice
            to={`${paths.sites}?new_project=1`}
            icon={<IconFolderPlus size={17} stroke={1.7} />}
            onLeave={onLeave}
          >
            {words.newProject}
          </Choice>
        </Group>
      </div>
    </div>
  );
}

/** The search results; without a query, recently opened sites, then the newest. */
function useSitesToOffer(query: string): readonly Site[] | undefined {
  const [recent] = useState(() => recentSites(shelf('localStorage')));
  const opened = useQueries({ queries: recent.map((id) => ({ ...siteQuery(id), enabled: query === '' })) });
  const found = useQuery({ ...sitesFoundQuery(query, 8), placeholderData: keepPreviousData }).data?.sites;
  if (query !== '' || !found) return found;
  // A request for a deleted site fails, although its data may still be cached.
  const known = opened.flatMap(({ data, isError }) => (isError ? [] : (data ?? [])));
  return [...known, ...found.filter(({ id }) => !known.some((one) => one.id === id))].slice(0, 8);
}

function useProjectsToOffer(query: string): readonly Project[] {
  const projects = useQuery(projectsQuery).data?.projects ?? [];
  return projects.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())).slice(0, 5);
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className={classes['group']}>
      <h2 className={classes['groupTitle']}>{label}</h2>
      <ul className={classes['choices']}>{children}</ul>
    </section>
  );
}

type ChoiceProps = {
  readonly to: string;
  readonly icon: ReactNode;
  readonly aside?: string | undefined;
  readonly current?: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

function Choice({ to, icon, aside, current = false, onLeave, children }: ChoiceProps) {
  return (
    <li>
      <Link
        to={to}
        className={classes['choice'] ?? ''}
        aria-current={current ? 'true' : undefined}
        data-choice
        onClick={onLeave}
      >
        <span className={classes['choiceIcon']} aria-hidden>
          {icon}
        </span>
        <span className={classes['choiceName']}>{children}</span>
        {aside && <span className={classes['choiceAside']}>{aside}</span>}
        {current && <IconCheck size={16} aria-hidden />}
      </Link>
    </li>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const input = event.currentTarget.querySelector('input');
  const at = choices.findIndex((choice) => choice === document.activeElement);
  if (event.key === 'Enter' && document.activeElement === input) choices[0]?.click();
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  (at + step < 0 ? input : choices[Math.min(at + step, choices.length - 1)])?.focus();
}
