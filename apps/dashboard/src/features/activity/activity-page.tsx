import { activity, eventGroups, type AccountEvent, type EventGroup } from '@app/contract';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { OwnerPage } from '#app/owner-page.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { eventsQuery } from './data.ts';
import { At, By, DeviceOf, What } from './event-cells.tsx';
import { useActivityWords } from './words.ts';
import classes from './activity.module.css';

export function Component() {
  const words = useActivityWords();
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
    <OwnerPage permission="audit.read" words={words} actions={download}>
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
    </OwnerPage>
  );
}

type EventsProps = { readonly group: EventGroup | undefined };

function Events({ group }: EventsProps) {
  const words = useActivityWords();
  const query = useInfiniteQuery(eventsQuery(group));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => (
        <>
          <EventTable group={group} rows={pages.flatMap(({ events }) => events)} />
          <LoadMore query={query}>{words.older}</LoadMore>
        </>
      )}
    </Loaded>
  );
}

function EventTable({ group, rows }: EventsProps & { readonly rows: readonly AccountEvent[] }) {
  const words = useActivityWords();
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
  );
}
