import { consentRecords, consentState, type Call } from '@app/contract';
import type { ProofBundle } from '@app/evidence';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { queryOf, type Cursor } from '#app/records/filter.ts';
import type { Filter } from './filter.ts';

/** The prefix of all query keys of a site. */
export const keyOf = (siteId: string) => ['consent-records', siteId] as const;

/** Polled slowly while the page is visible. */
export const stateQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'state'],
    queryFn: ({ signal }) => call(consentState.read, { params: { siteId } }, { signal }),
    refetchInterval: 30_000,
    staleTime: 10_000,
  });

type ConsentQuery = NonNullable<Call<typeof consentRecords.count>['query']>;
// The values were validated when the address was parsed.
const askedOf = (filter: Filter) => queryOf(filter) as ConsentQuery;

export const consentsQuery = (siteId: string, filter: Filter, cursor: Cursor) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'consents', filter, cursor],
    queryFn: ({ signal }) =>
      call(consentRecords.list, { params: { siteId }, query: { ...askedOf(filter), ...cursor } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A separate query, so that the list does not wait for it. */
export const countQuery = (siteId: string, filter: Filter) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'count', filter],
    queryFn: ({ signal }) => call(consentRecords.count, { params: { siteId }, query: askedOf(filter) }, { signal }),
    staleTime: 60_000,
  });

/** Refetched until the consent is in a checkpoint. */
export const consentQuery = (siteId: string, consentId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'consent', consentId],
    queryFn: ({ signal }) => call(consentRecords.read, { params: { siteId, consentId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && !state.data.proved ? 2000 : false),
    staleTime: 30_000,
  });

/** The download address of the proof bundle. */
export function proofAddress(siteId: string, consentId: string): string {
  return consentRecords.proof.path.replace('{siteId}', siteId).replace('{consentId}', consentId);
}

/** The names of the witnesses that cosigned the proof of a consent, as the proof states them. */
export const witnessesQuery = (siteId: string, consentId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'witnesses', consentId],
    queryFn: async ({ signal }) => {
      const [{ witnessesOf }, bundle] = await Promise.all([
        import('@app/evidence'),
        call(consentRecords.proof, { params: { siteId, consentId } }, { signal }),
      ]);
      // The server's own bundle. Witnesses are unknown to a reader who trusts no key.
      return [...new Set(witnessesOf(bundle as ProofBundle, []).unknown)];
    },
    staleTime: 60_000,
  });

export const subjectsQuery = (siteId: string, filter: Filter, cursor: Cursor) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'subjects', filter, cursor],
    queryFn: ({ signal }) =>
      call(consentRecords.listSubjects, { params: { siteId }, query: { ...askedOf(filter), ...cursor } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const subjectCountQuery = (siteId: string, filter: Filter) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'subject-count', filter],
    queryFn: ({ signal }) =>
      call(consentRecords.countSubjects, { params: { siteId }, query: askedOf(filter) }, { signal }),
    staleTime: 60_000,
  });

export const subjectQuery = (siteId: string, subjectId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'subject', subjectId],
    queryFn: ({ signal }) => call(consentRecords.readSubject, { params: { siteId, subjectId } }, { signal }),
    staleTime: 30_000,
  });

export const noticesQuery = (siteId: string, filter: Filter, cursor: Cursor) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'notices', filter, cursor],
    queryFn: ({ signal }) =>
      call(
        consentRecords.listNotices,
        { params: { siteId }, query: { ...noticesAsked(filter), ...cursor } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The part of a filter that notices have. */
function noticesAsked(filter: Filter) {
  const { text, from, to } = queryOf(filter);
  return { ...(text && { text }), ...(from && { from }), ...(to && { to }) };
}

/** The newest hundred versions, for fields that offer them. */
export const offeredVersionsQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'notices', 'offered'],
    queryFn: ({ signal }) =>
      call(consentRecords.listNotices, { params: { siteId }, query: { limit: 100 } }, { signal }),
    staleTime: 60_000,
    select: ({ notices }) => notices,
  });

/** The distinct names of these notices. */
export const offeredNoticesQuery = (siteId: string) =>
  queryOptions({
    ...offeredVersionsQuery(siteId),
    select: ({ notices }) => [...new Set(notices.map(({ identifier }) => identifier))].toSorted(),
  });

/** A version never changes. */
export const noticeQuery = (siteId: string, legalNoticeId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'notice', legalNoticeId],
    queryFn: ({ signal }) => call(consentRecords.readNotice, { params: { siteId, legalNoticeId } }, { signal }),
    staleTime: 300_000,
  });

export const keysQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'keys'],
    queryFn: ({ signal }) => call(consentRecords.listKeys, { params: { siteId } }, { signal }),
  });

export type NewConsent = NonNullable<Call<typeof consentRecords.add>['body']>;
export type NewNotice = NonNullable<Call<typeof consentRecords.createNotice>['body']>;
export type NewKey = NonNullable<Call<typeof consentRecords.createKey>['body']>;

export function useAddConsent(siteId: string) {
  const refresh = useRefresh(siteId);
  return useMutation({
    mutationFn: (body: NewConsent) => call(consentRecords.add, { params: { siteId }, body }),
    onSuccess: refresh,
  });
}

export function useWithdraw(siteId: string) {
  const refresh = useRefresh(siteId);
  return useMutation({
    mutationFn: (consentId: string) => call(consentRecords.withdraw, { params: { siteId, consentId } }),
    onSuccess: refresh,
  });
}

export function useCreateNotice(siteId: string) {
  const refresh = useRefresh(siteId, 'notices');
  return useMutation({
    mutationFn: (body: NewNotice) => call(consentRecords.createNotice, { params: { siteId }, body }),
    onSuccess: refresh,
  });
}

export function useCreateKey(siteId: string) {
  const refresh = useRefresh(siteId, 'keys');
  return useMutation({
    mutationFn: (body: NewKey) => call(consentRecords.createKey, { params: { siteId }, body }),
    onSuccess: refresh,
  });
}

export function useDeleteKey(siteId: string) {
  const refresh = useRefresh(siteId, 'keys');
  return useMutation({
    mutationFn: (consentKeyId: string) => call(consentRecords.deleteKey, { params: { siteId, consentKeyId } }),
    onSuccess: refresh,
  });
}

/** Refetches everything of the site, or only the queries with this name. */
export function useRefresh(siteId: string, what?: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: what === undefined ? keyOf(siteId) : [...keyOf(siteId), what] });
}
