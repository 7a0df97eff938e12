import type { Site } from '@app/contract';
import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useAddressDialog } from '#app/address-dialog.ts';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { FirstHint } from '#app/lists/first-hint.tsx';
import { useSelection } from '#app/lists/selection.tsx';
import { useSearchStart } from '#app/records/filter-bar.tsx';
import { recordsWordsQuery, useRecordsWords } from '#app/records/words.ts';
import { useMayAnywhere, useMayIn } from '#app/rights.ts';
import { SitePage, useSiteCrumbs } from '#app/site-page.tsx';
import { spokenLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { requestsQuery, type DsarRequestSummary } from './data.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { FiguresCard } from './figures-card.tsx';
import { ProcessorsCard } from './processors-card.tsx';
import { RequestTable } from './request-table.tsx';
import { RequestSelection } from './request-selection.tsx';
import { RequestsFilter } from './requests-filter.tsx';
import { useRequestsAddress, type requestKinds } from './use-requests-address.ts';

/** Waits for the words of the page: what people ask for is called as the form calls it. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'requests')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'dsar')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'lists')),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ]);
  return null;
}

const Board = lazyPart(async () => ({ default: (await import('./board.tsx')).Board }));

/** The requests of an account, or of a site among its pages: newest first, and open ones by what is due. */
export function Component() {
  const { siteId } = useParams();
  return siteId === undefined ? <RequestsPage /> : <SitePage>{(site) => <RequestsPage of={site} />}</SitePage>;
}

function RequestsPage({ of }: { readonly of?: Site }) {
  const words = useAreaWords('requests');
  const mayAnywhere = useMayAnywhere('requests.manage');
  // Without a site, of the whole account: so is a processor.
  const may = useMayIn(of?.projectId);
  const mayManage = of ? may('requests.manage') : mayAnywhere;
  const [entering, setEntering] = useAddressDialog('enter');
  const address = useRequestsAddress();
  const { filter, siteId, kind, view, narrow } = address;
  const { text = '' } = filter;
  const start = useSearchStart(filter.text, () => narrow({ text: undefined, show: undefined, site: undefined }));
  return (
    <>
      <PageHeader
        title={words.title}
        of={of?.name}
        description={words.description}
        crumbs={useSiteCrumbs(siteId)}
        actions={mayManage && <Button onClick={() => setEntering(true)}>{words.enter}</Button>}
      />
      <RequestsFilter address={address} start={start} />
      <InOrder gap="lg">
        {view === 'board' ? (
          <Suspense>
            <Board text={text} siteId={siteId} />
          </Suspense>
        ) : (
          <Requests
            kind={kind}
            text={text}
            siteId={siteId}
            mayManage={mayManage}
            onEnter={() => setEntering(true)}
            onClear={() => narrow({ text: undefined, show: undefined })}
          />
        )}
        {siteId === '' && (
          <>
            <FiguresCard />
            <CalendarCard />
            {may('requests.read') && <ProcessorsCard mayManage={may('requests.manage')} />}
          </>
        )}
      </InOrder>
      <EnterDialog opened={entering && mayManage} siteId={siteId} onClose={() => setEntering(false)} />
    </>
  );
}

type RequestsProps = {
  readonly kind: (typeof requestKinds)[number] | undefined;
  readonly text: string;
  readonly siteId: string;
  readonly mayManage: boolean;
  readonly onEnter: () => void;
  readonly onClear: () => void;
};

function Requests({ kind, text, siteId, mayManage, onEnter, onClear }: RequestsProps) {
  const records = useRecordsWords();
  const words = useAreaWords('requests');
  const filter = {
    ...(kind && { only: kind, order: 'due' as const }),
    ...(text !== '' && { text }),
    ...(siteId !== '' && { siteId }),
  };
  const query = useInfiniteQuery(requestsQuery(filter));
  // A site is where one is, or what one chose: that it has no requests is no match that failed.
  const isNarrowed = kind !== undefined || text !== '';
  const paths = usePaths();
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const requests = pages.flatMap((page) => page.requests);
        // The rows of another filter say nothing of this one.
        const isOld = query.isPlaceholderData;
        if (requests.length === 0 && isOld) return <Skeletons shape="rows" label={words.loading} />;
        if (requests.length === 0)
          return (
            <Card>
              <EmptyState
                picture={isNarrowed ? 'search' : 'requests'}
                title={isNarrowed ? words.noMatch : words.none}
                text={isNarrowed ? words.noMatchText : words.noneText}
                action={
                  isNarrowed ? (
                    <Button variant="default" onClick={onClear}>
                      {records.clear}
                    </Button>
                  ) : (
                    mayManage &&
                    (siteId === '' ? (
                      <Button onClick={onEnter}>{words.enter}</Button>
                    ) : (
                      <Button component={Link} to={paths.dsarForm(siteId)}>
                        {words.toForm}
                      </Button>
                    ))
                  )
                }
              />
            </Card>
          );
        return (
          <Stack gap="md" aria-busy={isOld}>
            {mayManage && <FirstHint of="requests" />}
            <SelectableRequests requests={requests} mayManage={mayManage && !isOld} />
            <LoadMore query={query}>{words.more}</LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
}

type SelectableProps = { readonly requests: readonly DsarRequestSummary[]; readonly mayManage: boolean };

function SelectableRequests({ requests, mayManage }: SelectableProps) {
  const selection = useSelection(requests.map(({ id }) => id));
  return (
    <>
      <RequestTable requests={requests} selection={mayManage ? selection : undefined} />
      {mayManage && <RequestSelection selection={selection} requests={requests} />}
    </>
  );
}
