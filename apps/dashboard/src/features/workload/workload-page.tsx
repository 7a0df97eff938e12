import type { ProjectWorkload } from '@app/contract';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { LoadFailure } from '#app/load-failure.tsx';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { workloadQuery } from './data.ts';
import classes from './workload.module.css';
import { WorkloadTable } from './workload-table.tsx';

/** More projects than these get a field to search them. */
const shortList = 8;

/** All projects of the account by what needs work. */
export function Component() {
  const words = useAreaWords('workload');
  const paths = usePaths();
  const { data, error, isPending, refetch } = useQuery(workloadQuery);
  const [sought, setSought] = useState('');
  const projects = data?.projects ?? [];
  const shown = projects.filter((one) => nameOf(one, words.noProject).toLowerCase().includes(sought.toLowerCase()));
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {isPending && <Skeletons shape="rows" label={words.title} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && projects.length === 0 && (
        <Card>
          <EmptyState
            picture="sites"
            title={words.noneTitle}
            text={words.noneText}
            action={
              <Button component={Link} to={paths.sites}>
                {words.toSites}
              </Button>
            }
          />
        </Card>
      )}
      {projects.length > shortList && (
        <TextInput
          className={classes['search'] ?? ''}
          leftSection={<IconSearch size={16} aria-hidden />}
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {projects.length > 0 && shown.length === 0 && <p role="status">{words.notFound}</p>}
      {shown.length > 0 && <WorkloadTable projects={shown} />}
    </>
  );
}

function nameOf({ project }: ProjectWorkload, none: string): string {
  return project?.name ?? none;
}
