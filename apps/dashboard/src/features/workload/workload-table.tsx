import type { ProjectWorkload } from '@app/contract';
import { plural } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge, type Tone } from '#ui/status-badge.tsx';
import classes from './workload.module.css';

/** The kinds of work, most urgent first, each in the color of its meaning. */
const kinds = [
  ['approvals', 'info'],
  ['changed', 'attention'],
  ['found', 'attention'],
  ['offline', 'bad'],
  ['drafts', 'neutral'],
] as const satisfies readonly (readonly [keyof ProjectWorkload, Tone])[];

export function WorkloadTable({ projects }: { readonly projects: readonly ProjectWorkload[] }) {
  const words = useAreaWords('workload');
  const { sites } = useWords();
  const locale = useLocale();
  return (
    <DataTable
      label={words.label}
      rows={projects}
      rowKey={({ project }) => project?.id ?? ''}
      columns={[
        { key: 'project', label: words.project, cell: (one) => <Project of={one} /> },
        { key: 'sites', label: words.sites, cell: ({ sites: count }) => plural(locale, count, sites.found) },
        { key: 'work', label: words.work, cell: (one) => <Work of={one} /> },
      ]}
    />
  );
}

function Project({ of: { project } }: { readonly of: ProjectWorkload }) {
  const words = useAreaWords('workload');
  const paths = usePaths();
  if (!project) return words.noProject;
  return (
    <Anchor component={Link} to={paths.project(project.id)} fw={560}>
      {project.name}
    </Anchor>
  );
}

function Work({ of: one }: { readonly of: ProjectWorkload }) {
  const words = useAreaWords('workload');
  const locale = useLocale();
  const there = kinds.filter(([kind]) => one[kind] > 0);
  if (there.length === 0) return <StatusBadge tone="good">{words.nothing}</StatusBadge>;
  return (
    <ul className={classes['work']}>
      {there.map(([kind, tone]) => (
        <li key={kind}>
          <StatusBadge tone={tone} wraps>
            {plural(locale, one[kind], words[kind])}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}
