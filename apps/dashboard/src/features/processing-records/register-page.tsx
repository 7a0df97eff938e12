import { recordState, type RecordState } from '@app/contract';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { useMayAnywhere, useMayIn } from '#app/rights.ts';
import { sitesFoundQuery } from '#app/sites.ts';
import { spokenLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { recordsQuery } from './data.ts';
import { DownloadMenu } from './download-menu.tsx';
import { DriftCard } from './drift-card.tsx';
import { ExceptionCard } from './exception-card.tsx';
import { FillButton } from './fill-button.tsx';
import { OwnRecordDialog } from './own-record-dialog.tsx';
import { OpenQuestionsCard } from './questions-card.tsx';
import { RecordTable } from './record-table.tsx';
import { RegisterTabs } from './register-tabs.tsx';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const TypicalDialog = lazy(async () => ({ default: (await import('./typical-dialog.tsx')).TypicalDialog }));

/** Waits for the words of the page. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'processingRecords')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'colleagueQuestions')),
  ]);
  return null;
}

/** The register of an account: all its records, or those of a site. */
export function Component() {
  const words = useAreaWords('processingRecords');
  const colleagues = useAreaWords('colleagueQuestions');
  const paths = usePaths();
  const mayEdit = useMayAnywhere('register.edit');
  const mayAdd = useMayIn(null)('register.edit');
  const [adding, setAdding] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [search, setSearch] = useSearchParams();
  const siteId = search.get('site') ?? '';
  const state = recordState.safeParse(search.get('state')).data;
  const narrow = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            <Button component={Link} to={paths.assessments()} variant="default">
              {words.assessments}
            </Button>
            <DownloadMenu register="controller" siteId={siteId} />
            <Button variant="default" component={Link} to={paths.registerAsOf(siteId)}>
              {words.asOf}
            </Button>
            {mayAdd && (
              <>
                <Button variant="default" onClick={() => setChoosing(true)}>
                  {words.typical}
                </Button>
                <Button variant="default" onClick={() => setImporting(true)}>
                  {words.import}
                </Button>
                <Button variant="default" onClick={() => setAdding(true)}>
                  {words.add}
                </Button>
              </>
            )}
            {mayEdit && (
              <>
                <Button variant="default" onClick={() => setAsking(true)}>
                  {colleagues.ask}
                </Button>
                <FillButton siteId={siteId} />
              </>
            )}
          </>
        }
      />
      <RegisterTabs part="controller" />
      <Filter siteId={siteId} state={state} onNarrow={narrow} />
      <Stack gap="lg">
        <OpenQuestionsCard mayEdit={mayEdit} />
        <DriftCard siteId={siteId} />
        <Records siteId={siteId} state={state} mayEdit={mayEdit} />
        <ExceptionCard />
      </Stack>
      {isChoosing && (
        <Suspense>
          <TypicalDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <OwnRecordDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

type FilterProps = {
  readonly siteId: string;
  readonly state: RecordState | undefined;
  readonly onNarrow: (name: string, value: string) => void;
};

function Filter({ siteId, state, onNarrow }: FilterProps) {
  const words = useAreaWords('processingRecords');
  const { data } = useQuery(sitesFoundQuery(''));
  const sites = data?.sites ?? [];
  return (
    <Group gap="sm" mb="md">
      <NativeSelect
        label={words.site}
        value={siteId}
        data={[{ value: '', label: words.allSites }, ...sites.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => onNarrow('site', currentTarget.value)}
      />
      <NativeSelect
        label={words.state}
        value={state ?? ''}
        data={[
          { value: '', label: words.allStates },
          ...recordState.options.map((value) => ({ value, label: words.states[value] })),
        ]}
        onChange={({ currentTarget }) => onNarrow('state', currentTarget.value)}
      />
    </Group>
  );
}

type RecordsProps = Omit<FilterProps, 'onNarrow'> & { readonly mayEdit: boolean };

function Records({ siteId, state, mayEdit }: RecordsProps) {
  const words = useAreaWords('processingRecords');
  const query = useInfiniteQuery(recordsQuery({ ...(siteId && { siteId }), ...(state && { state }) }));
  const isNarrowed = siteId !== '' || state !== undefined;
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const records = pages.flatMap((page) => page.records);
        if (records.length === 0)
          return (
            <Card>
              <EmptyState
                picture={isNarrowed ? 'search' : 'document'}
                title={isNarrowed ? words.noMatch : words.none}
                text={isNarrowed ? words.noMatchText : words.noneText}
                action={mayEdit && !isNarrowed ? <FillButton siteId="" /> : undefined}
              />
            </Card>
          );
        return (
          <Stack gap="md">
            <RecordTable records={records} />
            <LoadMore query={query}>{words.more}</LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
}
