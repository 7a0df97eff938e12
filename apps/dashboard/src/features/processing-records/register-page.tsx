import { recordState, type RecordState, type Site } from '@app/contract';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAddressChange, type AddressChange } from '#app/address.ts';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Loaded } from '#app/loaded.tsx';
import { KeptRows } from '#app/lists/kept-rows.tsx';
import { FirstHint } from '#app/lists/first-hint.tsx';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { useSelection } from '#app/lists/selection.tsx';
import { queryClient } from '#app/query-client.ts';
import { Choice, FilterBar, useSearchStart } from '#app/records/filter-bar.tsx';
import { recordsWordsQuery, useRecordsWords } from '#app/records/words.ts';
import { useMayAnywhere, useMayIn } from '#app/rights.ts';
import { SitePage, useSiteCrumbs } from '#app/site-page.tsx';
import { sitesFoundQuery } from '#app/sites.ts';
import { spokenLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AddMenu } from './add-menu.tsx';
import { recordsQuery, type ProcessingRecordSummary } from './data.ts';
import { DownloadMenu } from './download-menu.tsx';
import { DriftCard } from './drift-card.tsx';
import { ExceptionCard } from './exception-card.tsx';
import { FillButton } from './fill-button.tsx';
import { useEditable } from './may-on-record.ts';
import { MoreMenu } from './more-menu.tsx';
import { OpenQuestionsCard } from './questions-card.tsx';
import { RecordSelection } from './record-selection.tsx';
import { RecordTable } from './record-table.tsx';
import { RegisterTabs } from './register-tabs.tsx';

const Board = lazyPart(async () => ({ default: (await import('./record-board.tsx')).RecordBoard }));
const views = ['table', 'board'] as const;
type View = (typeof views)[number];
const noFilter: AddressChange = { site: undefined, state: undefined };

/** Waits for the words of the page. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'processingRecords')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'colleagueQuestions')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'lists')),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ]);
  return null;
}

/** The register of an account: all its records, or those of a site, also among the pages of the site. */
export function Component() {
  const { siteId } = useParams();
  return siteId === undefined ? <RegisterPage /> : <SitePage>{(site) => <RegisterPage of={site} />}</SitePage>;
}

function RegisterPage({ of }: { readonly of?: Site }) {
  const words = useAreaWords('processingRecords');
  const mayEditAnywhere = useMayAnywhere('register.edit');
  const mayEditHere = useMayIn(of?.projectId)('register.edit');
  const mayEdit = of ? mayEditHere : mayEditAnywhere;
  const mayAdd = useMayIn(null)('register.edit');
  const [search] = useSearchParams();
  const siteId = of?.id ?? search.get('site') ?? '';
  const state = recordState.safeParse(search.get('state')).data;
  const view = views.find((one) => one === search.get('view')) ?? 'table';
  const change = useAddressChange();
  return (
    <>
      <PageHeader
        title={words.title}
        of={of?.name}
        description={words.description}
        crumbs={useSiteCrumbs(siteId)}
        actions={
          <>
            <MoreMenu siteId={siteId} mayEdit={mayEdit} />
            <DownloadMenu register="controller" siteId={siteId} />
            {mayEdit && <AddMenu siteId={siteId} mayAddOwn={mayAdd} />}
          </>
        }
      />
      {!of && <RegisterTabs part="controller" />}
      <Filter siteId={siteId} isOnSite={of !== undefined} state={state} view={view} onNarrow={change} />
      <InOrder gap="lg">
        {!of && <OpenQuestionsCard mayEdit={mayEdit} />}
        <DriftCard siteId={siteId} />
        {view === 'board' ? (
          <Suspense>
            <Board siteId={siteId} />
          </Suspense>
        ) : (
          <Records siteId={siteId} state={state} mayEdit={mayEdit} onClear={() => change({ state: undefined })} />
        )}
        {!of && <ExceptionCard />}
      </InOrder>
    </>
  );
}

type FilterProps = {
  readonly siteId: string;
  /** Among the pages of a site, which site it is is no filter. */
  readonly isOnSite: boolean;
  readonly state: RecordState | undefined;
  readonly view: View;
  readonly onNarrow: (change: AddressChange) => void;
};

function Filter({ siteId, isOnSite, state, view, onNarrow }: FilterProps) {
  const words = useAreaWords('processingRecords');
  const { data } = useQuery({ ...sitesFoundQuery(''), enabled: !isOnSite });
  const sites = data?.sites ?? [];
  const start = useSearchStart(undefined, () => onNarrow(noFilter));
  return (
    <Stack gap="sm" mb="md">
      <SegmentedControl
        style={{ alignSelf: 'flex-start' }}
        aria-label={words.view}
        value={view}
        data={views.map((value) => ({ value, label: words.views[value] }))}
        onChange={(value) => onNarrow({ view: value === 'table' ? undefined : value })}
      />
      <FilterBar filter={{ ...(siteId && !isOnSite && { site: siteId }), ...(state && { state }) }} start={start}>
        {!isOnSite && (
          <Choice
            label={words.site}
            value={siteId || undefined}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(site) => onNarrow({ site })}
          />
        )}
        {view === 'table' && (
          <Choice
            label={words.state}
            value={state}
            options={recordState.options.map((value) => ({ value, label: words.states[value] }))}
            onChange={(chosen) => onNarrow({ state: chosen })}
          />
        )}
      </FilterBar>
      <SavedViews list="register" />
    </Stack>
  );
}

type RecordsProps = Pick<FilterProps, 'siteId' | 'state'> & {
  readonly mayEdit: boolean;
  readonly onClear: () => void;
};

function Records({ siteId, state, mayEdit, onClear }: RecordsProps) {
  const { clear } = useRecordsWords();
  const words = useAreaWords('processingRecords');
  const query = useInfiniteQuery(recordsQuery({ ...(siteId && { siteId }), ...(state && { state }) }));
  // A site is where one is, or what one chose: that it has no records is no match that failed.
  const isNarrowed = state !== undefined;
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const records = pages.flatMap((page) => page.records);
        if (records.length === 0)
          return (
            <Card>
              <EmptyState
                picture={isNarrowed ? 'search' : 'register'}
                title={isNarrowed ? words.noMatch : words.none}
                text={isNarrowed ? words.noMatchText : words.noneText}
                action={
                  isNarrowed ? (
                    <Button variant="default" onClick={onClear}>
                      {clear}
                    </Button>
                  ) : (
                    mayEdit && <FillButton siteId={siteId} />
                  )
                }
              />
            </Card>
          );
        return (
          <KeptRows isOld={query.isPlaceholderData}>
            <FirstHint of="register" />
            {mayEdit ? <SelectableRecords records={records} /> : <RecordTable records={records} />}
            <LoadMore query={query}>{words.more}</LoadMore>
          </KeptRows>
        );
      }}
    </Loaded>
  );
}

function SelectableRecords({ records }: { readonly records: readonly ProcessingRecordSummary[] }) {
  const selection = useSelection(useEditable(records).map(({ id }) => id));
  return (
    <>
      <RecordTable records={records} selection={selection} />
      <RecordSelection selection={selection} records={records} />
    </>
  );
}
