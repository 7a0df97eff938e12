import { fill, formatDate } from '@app/texts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AsOfRecord } from './as-of-record.tsx';
import { ProofMenu } from './proof-menu.tsx';
import { comparisonQuery, recordsOnQuery, type RecordDifference } from './data.ts';

/** Waits for the words of the page: names of measures are those of the generator. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'processingRecords')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'policies')),
  ]);
  return null;
}

/** The register as it stood at the end of a day, and what became of it by another. */
export function Component() {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const siteId = search.get('site') ?? '';
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const on = search.get('on') ?? today;
  const to = search.get('to') ?? '';
  const choose = (name: 'on' | 'to', day: string): void => changeAddress({ [name]: day });
  return (
    <>
      <PageHeader
        title={words.asOf}
        of={words.title}
        description={words.asOfText}
        crumbs={[{ label: words.back, to: paths.processingRecords() }]}
      />
      <Group gap="sm" mb="md" align="flex-end">
        <TextInput
          type="date"
          label={words.asOfDay}
          value={on}
          max={today}
          onChange={({ currentTarget }) => choose('on', currentTarget.value)}
        />
        <TextInput
          type="date"
          label={words.asOfCompared}
          value={to}
          max={today}
          onChange={({ currentTarget }) => choose('to', currentTarget.value)}
        />
        {to !== '' && (
          <Button variant="default" onClick={() => choose('to', '')}>
            {words.asOf}
          </Button>
        )}
      </Group>
      {to === '' ? <RecordsOn on={on} today={today} siteId={siteId} /> : <Comparison days={[on, to]} siteId={siteId} />}
    </>
  );
}

type RecordsProps = { readonly on: string; readonly today: string; readonly siteId: string };

function RecordsOn({ on, today, siteId }: RecordsProps) {
  const words = useAreaWords('processingRecords');
  const query = useInfiniteQuery(recordsOnQuery({ on, ...(siteId && { siteId }) }));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const records = pages.flatMap((page) => page.records);
        if (records.length === 0) return <Text>{words.asOfNone}</Text>;
        return (
          <Stack gap="md">
            <ProofMenu on={on} isToday={on >= today} records={records} />
            {records.map((record) => (
              <AsOfRecord key={record.id} record={record} />
            ))}
            <LoadMore query={query}>{words.more}</LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
}

type ComparisonProps = { readonly days: readonly [string, string]; readonly siteId: string };

function Comparison({ days, siteId }: ComparisonProps) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  // Whichever is earlier: a comparison looks forward.
  const [from = '', to = ''] = days.toSorted();
  const query = useQuery(comparisonQuery({ from, to, ...(siteId && { siteId }) }));
  const named = { from: formatDate(locale, from, 'long'), to: formatDate(locale, to, 'long') };
  return (
    <Card title={fill(words.compareTitle, named)}>
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ records }) => (
          <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
            {records.length === 0 && <Text component="li">{words.compareNone}</Text>}
            {records.map((record) => (
              <Difference key={record.id} record={record} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Difference({ record: { name, site, change, changes } }: { readonly record: RecordDifference }) {
  const words = useAreaWords('processingRecords');
  return (
    <li style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={560}>
        {words.compare[change]}: {name}
      </Text>
      <Text size="xs" c="dimmed">
        {site?.name ?? words.ofOrganization}
      </Text>
      {changes.map(({ field, before, after }) => (
        <Text size="sm" key={field}>
          {fill(words.changedTo, { field, before: before || words.nothing, after: after || words.nothing })}
        </Text>
      ))}
    </li>
  );
}
