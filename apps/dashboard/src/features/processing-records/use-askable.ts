import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#app/session.ts';
import { mayIn } from '#app/rights.ts';
import { siteQuery } from '#app/sites.ts';
import { recordsQuery, type ProcessingRecordSummary } from './data.ts';

/**
 * Records that the person may ask colleagues about: those that are not over, of projects whose register they edit.
 *
 * @param all whether all are wanted, not the newest alone
 */
export function useAskable(all: boolean): readonly ProcessingRecordSummary[] {
  const me = useMe();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(recordsQuery({}));
  const isMore = all && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMore) void fetchNextPage();
  }, [isMore, fetchNextPage]);
  const open = (data?.pages ?? []).flatMap(({ records }) => records).filter(({ state }) => state !== 'ended');
  const isWide = mayIn(me, null)('register.edit');
  const siteIds = isWide ? [] : [...new Set(open.flatMap(({ site }) => site?.id ?? []))];
  const sites = useQueries({ queries: siteIds.map((siteId) => siteQuery(siteId)) });
  const projects = new Map(sites.flatMap(({ data: site }) => (site ? [[site.id, site.projectId] as const] : [])));
  return open.filter(({ site }) => isWide || (site && mayIn(me, projects.get(site.id))('register.edit')));
}
