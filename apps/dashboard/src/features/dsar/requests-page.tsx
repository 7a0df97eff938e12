import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { queryClient } from '#app/query-client.ts';
import { useMayAnywhere, useMayIn } from '#app/rights.ts';
import { spokenLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { requestsQuery } from './data.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { FiguresCard } from './figures-card.tsx';
import { ProcessorsCard } from './processors-card.tsx';
import { RequestTable } from './request-table.tsx';

/** Waits for the words of the page: what people ask for is called as the form calls it. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'requests')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'dsar')),
  ]);
  return null;
}

const kinds = ['all', 'mine', 'open', 'late', 'unconfirmed', 'second-look'] as const;
const views = ['table', 'board'] as const;
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));
type Kind = (typeof kinds)[number];

/** The requests of an account: newest first, and open ones by what is due. */
export function Component() {
  const words = useAreaWords('requests');
  const mayManage = useMayAnywhere('requests.manage');
  // A processor is of the whole account.
  const may = useMayIn(undefined);
  const [entering, setEntering] = useState(false);
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((one) => one === search.get('show')) ?? 'all';
  const view = views.find((one) => one === search.get('view')) ?? 'table';
  const [text, setText] = useState(search.get('text') ?? '');
  const [sought] = useDebouncedValue(text.trim(), 250);
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={mayManage && <Button onClick={() => setEntering(true)}>{words.enter}</Button>}
      />
      <Group gap="sm" mb="md">
        <TextInput
          label={words.search}
          value={text}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setSearch(searchOf(view, kind, value), { replace: true });
          }}
        />
        <NativeSelect
          label={words.views.label}
          value={view}
          data={views.map((value) => ({ value, label: words.views[value] }))}
          onChange={({ currentTarget: { value } }) => setSearch(searchOf(value, kind, text), { replace: true })}
        />
        {view === 'table' && (
          <NativeSelect
            label={words.show}
            value={kind}
            data={kinds.map((value) => ({ value, label: words.shown[value] }))}
            onChange={({ currentTarget: { value } }) => setSearch(searchOf(view, value, text), { replace: true })}
          />
        )}
      </Group>
      <InOrder gap="lg">
        {view === 'board' ? (
          <Suspense>
            <Board text={sought} />
          </Suspense>
        ) : (
          <Requests kind={kind} text={sought} />
        )}
        <FiguresCard />
        <CalendarCard />
        {may('requests.read') && <ProcessorsCard mayManage={may('requests.manage')} />}
      </InOrder>
      <EnterDialog opened={entering} onClose={() => setEntering(false)} />
    </>
  );
}

/** What is shown stands in the address. */
function searchOf(view: string, kind: string, text: string): Record<string, string> {
  return { ...(view !== 'table' && { view }), ...(kind !== 'all' && { show: kind }), ...(text !== '' && { text }) };
}

function Requests({ kind, text }: { readonly kind: Kind; readonly text: string }) {
  const words = useAreaWords('requests');
  const filter = { ...(kind !== 'all' && { only: kind, order: 'due' as const }), ...(text !== '' && { text }) };
  const query = useInfiniteQuery(requestsQuery(filter));
  const isNarrowed = kind !== 'all' || text !== '';
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const requests = pages.flatMap((page) => page.requests);
        if (requests.length === 0)
          return (
            <Card>
              <EmptyState
                picture={isNarrowed ? 'search' : 'document'}
                title={isNarrowed ? words.noMatch : words.none}
                text={isNarrowed ? words.noMatchText : words.noneText}
              />
            </Card>
          );
        return (
          <Stack gap="md">
            <RequestTable requests={requests} />
            <LoadMore query={query}>{words.more}</LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
}
