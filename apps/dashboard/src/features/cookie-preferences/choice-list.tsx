import { fill, formatDate, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './choices.module.css';
import { bannerQuery, listQuery, stateQuery } from './data.ts';
import { PreferenceTable } from './preference-table.tsx';
import { rangeOf } from './range.ts';
import { useAddress } from './use-address.ts';
import { useNow } from './use-now.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: () => void };

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
  const isAll = chosen.preset === 'all';
  return (
    <>
      {first?.olderAsCsv && first.shownFrom && (
        <NoteBar
          text={fill(list.older, { date: formatDate(locale, first.shownFrom, 'long') })}
          action={
            <Button size="xs" variant="default" onClick={onExport}>
              {list.olderButton}
            </Button>
          }
        />
      )}
      <Newer siteId={siteId} since={query.dataUpdatedAt} range={range} />
      {preferences.length === 0 ? (
        <Empty siteId={siteId} isAll={isAll && !first?.olderAsCsv} />
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

function Empty({ siteId, isAll }: { readonly siteId: string; readonly isAll: boolean }) {
  const words = useCookiePreferencesWords().list.empty;
  const paths = usePaths();
  const { choose } = useAddress();
  const { data: banner } = useQuery(bannerQuery(siteId));
  if (!isAll) {
    return (
      <EmptyState
        picture="search"
        title={words.range}
        text={words.rangeText}
        action={
          <Button variant="default" onClick={() => choose({ preset: 'all' })}>
            {words.showAll}
          </Button>
        }
      />
    );
  }
  const isPublished = Boolean(banner?.published);
  return (
    <EmptyState
      picture={isPublished ? 'document' : 'services'}
      title={isPublished ? words.none : words.noBanner}
      text={isPublished ? words.noneText : words.noBannerText}
      action={
        <Button
          component={Link}
          variant={isPublished ? 'default' : 'filled'}
          to={`${paths.cookieSolution(siteId)}${isPublished ? '#embedding' : ''}`}
        >
          {isPublished ? words.toEmbed : words.toBanner}
        </Button>
      }
    />
  );
}
