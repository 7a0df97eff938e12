import { plural } from '@app/texts';
import { Select, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '#app/sites.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { SearchField } from '#ui/search-field.tsx';

import type { useListAddress } from './list-address.ts';
import { ProjectMenu } from './project-menu.tsx';
import classes from './sites.module.css';

type Props = {
  readonly address: ReturnType<typeof useListAddress>;
  readonly total: number | undefined;
  /** Whether there are no sites to search. */
  readonly hidden: boolean;
};

/** The toolbar of the list: search, filter by project, and the menu of the project. */
export function SitesToolbar({ address, total, hidden }: Props) {
  const words = useWords().sites;
  const locale = useLocale();
  const projects = useQuery(projectsQuery).data?.projects ?? [];
  const project = projects.find(({ id }) => id === address.projectId);
  if (hidden && projects.length === 0) return null;

  return (
    <div className={classes['toolbar']} role="search" aria-label={words.search}>
      <div className={classes['search']}>
        {/* The key resets the text when a search comes from elsewhere, such as the switcher. */}
        <SearchField key={address.arrived} label={words.search} value={address.query} onSearch={address.search} />
      </div>
      {projects.length > 0 && (
        <Select
          className={classes['projects']}
          aria-label={words.generate.project}
          placeholder={words.allProjects}
          leftSection={<IconFolder size={16} stroke={1.8} aria-hidden />}
          clearable
          searchable={projects.length > 8}
          data={projects.map(({ id, name }) => ({ value: id, label: name }))}
          value={address.projectId ?? null}
          onChange={(id) => address.showProject(id ?? undefined)}
        />
      )}
      {project && <ProjectMenu project={project} onDeleted={() => address.showProject(undefined)} />}
      <Text size="sm" c="dimmed" className={classes['count']} aria-live="polite">
        {total !== undefined && plural(locale, total, words.found)}
      </Text>
    </div>
  );
}
