import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCommands, type Command } from '#app/commands.ts';
import { pathsIn } from '#app/paths.ts';
import { palette } from '#app/palette.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { useStore } from '#ui/store.ts';
import { projectsQuery, sitesFoundQuery } from './data.ts';
import { shownAddress } from './shown-address.ts';

/** What the command palette knows of sites: to open one, or a project, and to make more. */
export function useSiteCommands(): void {
  const words = useWords().sites;
  const locale = useLocale();
  const navigate = useNavigate();
  // Asked for when the palette first opens.
  const wanted = useStore(palette) > 0;
  const sites = useQuery({ ...sitesFoundQuery(''), enabled: wanted }).data?.sites;
  const projects = useQuery({ ...projectsQuery, enabled: wanted }).data?.projects;

  const commands = useMemo((): readonly Command[] => {
    const paths = pathsIn(locale);
    const command = (id: string, group: string, label: string, path: string, description?: string): Command => ({
      id,
      group,
      label,
      run: () => void navigate(path),
      ...(description ? { description } : {}),
    });
    return [
      command('sites.generate', words.switcher.actions, words.newSite, `${paths.sites}?generate=1`),
      command('sites.new-project', words.switcher.actions, words.newProject, `${paths.sites}?new_project=1`),
      command('sites.new-member', words.switcher.actions, words.members.create, paths.newMember),
      ...(sites ?? []).map((site) =>
        command(`site.${site.id}`, words.switcher.goTo, site.name, paths.site(site.id), shownAddress(site)),
      ),
      ...(projects ?? []).map(({ id, name }) =>
        command(
          `project.${id}`,
          words.switcher.projects,
          fill(words.project.named, { name }),
          `${paths.sites}?project=${id}`,
        ),
      ),
    ];
  }, [words, locale, navigate, sites, projects]);
  useCommands('sites', commands);
}
