import type { ConsentRow } from '@app/contract';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useSelection } from '#app/lists/selection.tsx';
import { Loaded } from '#app/loaded.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './consent-records.module.css';
import { ConsentTable } from './consent-table.tsx';
import { consentsQuery, countQuery, stateQuery, useRefresh } from './data.ts';
import { useSearchStart } from '#app/records/filter-bar.tsx';
import { isNarrowed } from '#app/records/filter.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { ExportButton } from './export-dialog.tsx';
import { RecordsFilter } from './filter-bar.tsx';
import { emptyFilter } from './filter.ts';
import { Found } from '#app/records/found.tsx';
import { Limited } from './limited.tsx';
import { Pager } from '#app/records/pager.tsx';
import { useAddress } from './use-address.ts';
import { useKeyboard } from '#app/records/use-keyboard.ts';
import { useConsentRecordsWords } from './words.ts';

const ConsentSelection = lazyPart(async () => ({
  default: (await import('./consent-selection.tsx')).ConsentSelection,
}));

type Props = { readonly siteId: string };
/** Whether the person may download the consents or withdraw them. */
type Rights = { readonly mayAct: boolean };

/** Consents, newest first, with search, filters and pages. */
export function ConsentsTab({ siteId, mayAct }: Props & Rights) {
  const words = useConsentRecordsWords();
  const { filter, cursor, narrow, toPage } = useAddress().list('consents');
  const query = useQuery(consentsQuery(siteId, filter, cursor));
  const start = useSearchStart(filter.text, () => narrow(emptyFilter));
  useKeyboard(useRecordsWords().keyboard);
  return (
    <Stack gap="lg">
      <RecordsFilter
        siteId={siteId}
        list="consents"
        start={start}
        // The rows of another search say nothing of this one.
        hasRows={query.isPlaceholderData || !query.data ? undefined : query.data.consents.length > 0}
      />
      <Loaded query={query} pending={<Skeletons shape="rows" count={6} label={words.loading} />}>
        {(page) => (
          <>
            <Newer siteId={siteId} />
            <div className={classes['foundRow']}>
              <Found count={countQuery(siteId, filter)} />
              <ExportButton siteId={siteId} of="consents" />
            </div>
            <Limited limitedTo={page.limitedTo} />
            {page.consents.length === 0 ? (
              <Empty siteId={siteId} onClear={start.clear} />
            ) : (
              <SelectableConsents siteId={siteId} mayAct={mayAct} consents={page.consents} />
            )}
            <Pager pages={page} toPage={toPage} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type SelectableProps = Props & Rights & { readonly consents: readonly ConsentRow[] };

function SelectableConsents({ siteId, mayAct, consents }: SelectableProps) {
  const { list } = useConsentRecordsWords();
  const selection = useSelection(consents.map(({ id }) => id));
  return (
    <>
      <ConsentTable label={list.table} consents={consents} selection={mayAct ? selection : undefined} />
      {mayAct && (
        <Suspense>
          <ConsentSelection siteId={siteId} selection={selection} consents={consents} />
        </Suspense>
      )}
    </>
  );
}

/** Offers to show newer consents. They appear only on request, so that nothing moves while the user reads. */
function Newer({ siteId }: Props) {
  const words = useConsentRecordsWords().state;
  const { filter, cursor } = useAddress().list('consents');
  const list = useQuery(consentsQuery(siteId, filter, cursor));
  const { data } = useQuery(stateQuery(siteId));
  const refresh = useRefresh(siteId);
  const first = list.data?.consents[0];
  const isTop = !isNarrowed(filter) && cursor.after === undefined && cursor.before === undefined;
  if (!isTop || list.isFetching || !data?.newest || (first && first.at >= data.newest.at)) return null;
  return (
    <NoteBar
      announced
      text={words.newer}
      action={
        <Button size="xs" variant="default" onClick={() => void refresh()}>
          {words.show}
        </Button>
      }
    />
  );
}

function Empty({ siteId, onClear }: Props & { readonly onClear: () => void }) {
  const { list } = useConsentRecordsWords();
  const records = useRecordsWords();
  const mayMakeKeys = useMayOnSite(siteId)('consents.keys');
  const { go, list: listOf } = useAddress();
  if (isNarrowed(listOf('consents').filter)) {
    return (
      <EmptyState
        picture="search"
        title={records.none}
        text={list.empty.filteredText}
        action={
          <Button variant="default" onClick={onClear}>
            {records.clear}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="consents"
      title={list.empty.none}
      text={list.empty.noneText}
      action={mayMakeKeys && <Button onClick={() => go({}, '#keys')}>{list.empty.toKeys}</Button>}
    />
  );
}
