import { cookiePreferences, cookieSolution, type Call, type PreferenceDimension } from '@app/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { exportsQueryOf } from '#app/csv-exports/data.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';
import type { Step } from '#app/over-time/steps.ts';
import { queryOf, type Range } from './range.ts';

const keyOf = (siteId: string) => ['cookie-preferences', siteId] as const;

/** The banner of the site: whether it is published, and the names of its variants. */
export const bannerQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['cookie-solution', siteId, 'banner'],
    queryFn: ({ signal }) => call(cookieSolution.read, { params: { siteId } }, { signal }),
    retry: false,
  });

/** One version of the banner, as visitors saw it. */
export const versionQuery = (siteId: string, number: number) =>
  queryOptions({
    queryKey: ['cookie-solution', siteId, 'version', number],
    queryFn: ({ signal }) =>
      call(cookieSolution.readVersion, { params: { siteId, number: String(number) } }, { signal }),
    retry: false,
  });

/** Choices in a range, newest first, as many pages as were requested. */
export const listQuery = (siteId: string, range: Range) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(siteId), 'list', range],
    queryFn: ({ signal, pageParam }) =>
      call(
        cookiePreferences.list,
        { params: { siteId }, query: { ...queryOf(range), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepFilled(({ preferences }) => preferences.length > 0),
    staleTime: 60_000,
  });

/** All choices of one visitor's browser, found by its preference ID or by the id of one choice. */
export const chainQuery = (siteId: string, consent: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'chain', consent],
    queryFn: ({ signal }) => call(cookiePreferences.chain, { params: { siteId, consent } }, { signal }),
    staleTime: 30_000,
  });

/** A choice never changes. */
export const preferenceQuery = (siteId: string, preferenceId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'one', preferenceId],
    queryFn: ({ signal }) => call(cookiePreferences.read, { params: { siteId, preferenceId } }, { signal }),
    staleTime: 300_000,
  });

/** Polled slowly while the page is visible. */
export const stateQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'state'],
    queryFn: ({ signal }) => call(cookiePreferences.state, { params: { siteId } }, { signal }),
    refetchInterval: 30_000,
    staleTime: 10_000,
  });

export type AskedStatistics = { readonly range: Range; readonly step: Step; readonly dimension?: PreferenceDimension };

export const statisticsQuery = (siteId: string, { range, step, dimension }: AskedStatistics) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'statistics', range, step, dimension],
    queryFn: ({ signal }) =>
      call(
        cookiePreferences.statistics,
        { params: { siteId }, query: { ...queryOf(range), step, ...(dimension && { dimension }) } },
        { signal },
      ),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const variantsQuery = (siteId: string, range: Range, version?: number) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'variants', range, version],
    queryFn: ({ signal }) =>
      call(
        cookiePreferences.variants,
        { params: { siteId }, query: { ...queryOf(range), ...(version !== undefined && { version }) } },
        { signal },
      ),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const exportsQuery = (siteId: string) =>
  exportsQueryOf(keyOf(siteId), (signal) => call(cookiePreferences.listExports, { params: { siteId } }, { signal }));

export function useStartExport(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Call<typeof cookiePreferences.startExport>['body']>) =>
      call(cookiePreferences.startExport, { params: { siteId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(siteId).queryKey }),
  });
}

export const retentionQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'retention'],
    queryFn: ({ signal }) => call(cookiePreferences.retention, { params: { siteId } }, { signal }),
  });

export function useSetRetention(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (months: number | null) =>
      call(cookiePreferences.setRetention, { params: { siteId }, body: { months } }),
    onSuccess: (retention) => client.setQueryData(retentionQuery(siteId).queryKey, retention),
  });
}
