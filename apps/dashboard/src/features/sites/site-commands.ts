import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCommands, type Command } from '#app/commands.ts';
import { pathsIn } from '#app/paths.ts';
import { palette } from '#app/palette.ts';
import { projectsQuery } from '#app/sites.ts';
import { mayAnywhere } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { useStore } from '#ui/store.ts';

/** Commands of the palette beside the sites themselves: creating a site, and opening a project. */
export function useSiteCommands(): void {
  const words = useWords().sites;
  const locale = useLocale();
  const navigate = useNavigate();
  // Loaded when the palette is first opened.
  const wanted = useStore(palette) > 0;
  const me = useMe();
  const mayCreate = mayAnywhere(me)('sites.create');
  const mayGroup = me.permissions.includes('projects.create');
  const projects = useQuery({ ...projectsQuery, enabled: wanted }).data?.projects;

  const commands = useMemo((): readonly Command[] => {
    const paths = pathsIn(locale);
    const command = (id: string, group: string, label: string, path: string): Command => ({
      id,
      group,
      label,
      run: () => void navigate(path),
    });
    return [
      ...(mayCreate
        ? [command('sites.generate', words.switcher.actions, words.newSite, `${paths.sites}?generate=1`)]
        : []),
      ...(mayGroup
        ? [command('sites.new-project', words.switcher.actions, words.newProject, `${paths.sites}?new_project=1`)]
        : []),
      ...(projects ?? []).map(({ id, name }) =>
        command(
          `project.${id}`,
          words.switcher.projects,
          fill(words.project.named, { name }),
          `${paths.sites}?project=${id}`,
        ),
      ),
    ];
  }, [words, locale, navigate, projects, mayCreate, mayGroup]);
  useCommands('sites', commands);
}
