import { formatDate } from '@app/texts';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { recordsQuery, type ProcessingRecordSummary } from './data.ts';
import classes from './record-board.module.css';
import { useRecordPath } from './record-path.ts';

const columns = ['draft', 'due', 'confirmed', 'ended'] as const;
type Column = (typeof columns)[number];

type Props = { readonly siteId: string };

/** Records by state. Each column is a list of links, so that it is read and walked without a mouse. */
export function RecordBoard({ siteId }: Props) {
  const words = useAreaWords('processingRecords');
  return (
    <div className={classes['frame']} role="group" aria-label={words.views.board} tabIndex={0}>
      {columns.map((column) => (
        <BoardColumn key={column} column={column} siteId={siteId} />
      ))}
    </div>
  );
}

function BoardColumn({ column, siteId }: Props & { readonly column: Column }) {
  const words = useAreaWords('processingRecords');
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const filter = column === 'due' ? { reviewBy: today } : { state: column };
  const query = useInfiniteQuery(recordsQuery({ ...filter, ...(siteId && { siteId }) }));
  const label = column === 'due' ? words.reviewDue : words.states[column];
  return (
    <section className={classes['column']} aria-label={label}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.loading} />}>
        {({ pages }) => {
          // What is due stands in a column of its own.
          const all = pages.flatMap((page) => page.records);
          const records = column === 'confirmed' ? all.filter(({ isDue }) => !isDue) : all;
          return (
            <>
              <Group gap="xs" mb="xs">
                <Title order={2} size="h5">
                  {label}
                </Title>
                <Text size="sm" c="dimmed">
                  {records.length}
                  {query.hasNextPage && '+'}
                </Text>
              </Group>
              <Stack gap="xs">
                {records.length === 0 && (
                  <Text size="sm" c="dimmed">
                    {words.boardNone}
                  </Text>
                )}
                <ul className={classes['list']}>
                  {records.map((record) => (
                    <li key={record.id}>
                      <BoardCard record={record} />
                    </li>
                  ))}
                </ul>
                <LoadMore query={query}>{words.more}</LoadMore>
              </Stack>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function BoardCard({ record: { id, name, site, owner, reviewOn } }: { readonly record: ProcessingRecordSummary }) {
  const words = useAreaWords('processingRecords');
  const pathOf = useRecordPath();
  const locale = useLocale();
  return (
    <Paper withBorder p="sm" className={classes['card']}>
      <Anchor component={Link} to={pathOf(id)} fw={560}>
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {site?.name ?? words.ofOrganization}
      </Text>
      {owner && <Text size="sm">{owner.email ?? words.formerPerson}</Text>}
      {reviewOn && (
        <Text size="sm" c="dimmed">
          {words.review}: {formatDate(locale, reviewOn, 'medium')}
        </Text>
      )}
    </Paper>
  );
}
