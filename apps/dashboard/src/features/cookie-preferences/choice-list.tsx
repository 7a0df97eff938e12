import { fill, formatDate, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './choices.module.css';
import { listQuery, stateQuery } from './data.ts';
import { NoChoices } from './no-choices.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { rangeOf } from './range.ts';
import { useAddress } from './use-address.ts';
import { useNow } from '#app/use-now.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: (() => void) | undefined };

/** Choices in the time range, fifty at a time. */
export function ChoiceList({ siteId, onExport }: Props) {
  const words = useCookiePreferencesWords();
  const { list } = words;
  const { failure } = useWords().shell;
  const locale = useLocale();
  const { chosen } = useAddress();
  const range = rangeOf(chosen, useNow());
  const query = useInfiniteQuery(listQuery(siteId, range));
  const pages = query.data?.pages ?? [];
  const preferences = pages.flatMap((page) => page.preferences);
  const [frame, said] = useArrivals(preferences.map(({ id }) => id));

  if (!query.data && query.error)
    return <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeletons shape="rows" count={6} label={words.loading} />;

  const [first] = pages;
  return (
    <>
      {first?.olderAsCsv && first.shownFrom && (
        <NoteBar
          text={fill(list.older, { date: formatDate(locale, first.shownFrom, 'long') })}
          action={
            onExport && (
              <Button size="xs" variant="default" onClick={onExport}>
                {list.olderButton}
              </Button>
            )
          }
        />
      )}
      <Newer siteId={siteId} since={query.dataUpdatedAt} range={range} />
      {preferences.length === 0 ? (
        <NoChoices siteId={siteId} />
      ) : (
        <div ref={frame}>
          <PreferenceTable preferences={preferences} />
        </div>
      )}
      {preferences.length > 0 && (
        <div className={classes['foot']}>
          <p role="status">{said > 0 ? plural(locale, said, list.moreLoaded) : null}</p>
          {query.hasNextPage ? (
            <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {list.more}
            </Button>
          ) : (
            <p>{list.end}</p>
          )}
          <p>{plural(locale, preferences.length, list.count)}</p>
        </div>
      )}
    </>
  );
}

/**
 * Focuses the first of the newly loaded choices and announces their number, so that screen reader users continue where they
 * were.
 */
function useArrivals(ids: readonly string[]) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ first: ids[0], count: ids.length });
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const { first, count } = before.current;
    before.current = { first: ids[0], count: ids.length };
    if (first === undefined || first !== ids[0]) return setSaid(0);
    if (ids.length <= count) return;
    setSaid(ids.length - count);
    frame.current?.querySelector<HTMLElement>(`[data-record="${ids[count] ?? ''}"]`)?.focus({ preventScroll: true });
  }, [ids]);
  return [frame, said] as const;
}

type NewerProps = {
  readonly siteId: string;
  /** When the list was loaded. */
  readonly since: number;
  readonly range: ReturnType<typeof rangeOf>;
};

/** Offers to show newer choices. They appear only on request, so that nothing moves while the user reads. */
function Newer({ siteId, since, range }: NewerProps) {
  const words = useCookiePreferencesWords().state;
  const query = useInfiniteQuery(listQuery(siteId, range));
  const { data } = useQuery(stateQuery(siteId));
  const arrived = data?.lastReceivedAt;
  const isOver = range.to !== undefined && range.to < since;
  if (!arrived || isOver || Date.parse(arrived) <= since) return null;
  return (
    <NoteBar
      announced
      text={words.newer}
      action={
        <Button size="xs" variant="default" loading={query.isRefetching} onClick={() => void query.refetch()}>
          {words.show}
        </Button>
      }
    />
  );
}
