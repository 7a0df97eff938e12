import { activity, eventGroups, type EventGroup } from '@app/contract';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { eventsQuery } from './data.ts';
import { At, By, DeviceOf, What } from './event-cells.tsx';
import { useActivityWords } from './words.ts';
import classes from './activity.module.css';

export function Component() {
  const words = useActivityWords();
  const isOwner = useMe().roles.includes('account.owner');
  const [group, setGroup] = useState<EventGroup>();
  const download = (
    <Button
      component="a"
      href={`${activity.exportEvents.path}${group ? `?group=${group}` : ''}`}
      download
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
    >
      {words.csv}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.title} description={words.description} actions={isOwner && download} />
      {isOwner ? (
        <Stack gap="md">
          <NativeSelect
            className={classes['filter']}
            label={words.show}
            value={group ?? ''}
            data={[
              { value: '', label: words.all },
              ...eventGroups.map((value) => ({ value, label: words.groups[value] })),
            ]}
            onChange={({ currentTarget }) => setGroup(eventGroups.find((one) => one === currentTarget.value))}
          />
          <Events group={group} />
        </Stack>
      ) : (
        <EmptyState picture="keys" title={words.title} text={words.ownerOnly} />
      )}
    </>
  );
}

function Events({ group }: { readonly group: EventGroup | undefined }) {
  const words = useActivityWords();
  const { failure } = useWords().shell;
  const query = useInfiniteQuery(eventsQuery(group));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={words.loading} />;
  const rows = data.pages.flatMap(({ events }) => events);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          picture="search"
          title={group ? words.noneSuch : words.none}
          text={group ? undefined : words.noneText}
        />
      </Card>
    );
  }
  return (
    <>
      <DataTable
        label={words.title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'what', label: words.event, cell: (event) => <What event={event} /> },
          { key: 'by', label: words.by, cell: (event) => <By event={event} /> },
          { key: 'device', label: words.device, cell: (event) => <DeviceOf event={event} /> },
          { key: 'at', label: words.at, cell: (event) => <At event={event} /> },
        ]}
      />
      {hasNextPage && (
        <Button
          variant="default"
          className={classes['older']}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </>
  );
}
