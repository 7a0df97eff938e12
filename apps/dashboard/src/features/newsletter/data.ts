import { consentRecords, newsletters, type Call } from '@app/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { exportsQueryOf } from '#app/csv-exports/data.ts';
import { queryOf, type Cursor } from '#app/records/filter.ts';
import type { Filter } from './filter.ts';

const keyOf = (siteId: string) => ['newsletter', siteId] as const;

export const newslettersQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'newsletters'],
    queryFn: ({ signal }) => call(newsletters.list, { params: { siteId } }, { signal }),
    staleTime: 30_000,
  });

type SubscriptionQuery = NonNullable<Call<typeof newsletters.countSubscriptions>['query']>;
// The values were validated when the address was parsed.
const askedOf = (filter: Filter) => queryOf(filter) as SubscriptionQuery;

export const subscriptionsQuery = (siteId: string, filter: Filter, cursor: Cursor) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'subscriptions', filter, cursor],
    queryFn: ({ signal }) =>
      call(newsletters.listSubscriptions, { params: { siteId }, query: { ...askedOf(filter), ...cursor } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** A separate query, so that the list does not wait for it. */
export const countQuery = (siteId: string, filter: Filter) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'count', filter],
    queryFn: ({ signal }) =>
      call(newsletters.countSubscriptions, { params: { siteId }, query: askedOf(filter) }, { signal }),
    staleTime: 30_000,
  });

export const subscriptionQuery = (siteId: string, subscriptionId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'subscription', subscriptionId],
    queryFn: ({ signal }) => call(newsletters.readSubscription, { params: { siteId, subscriptionId } }, { signal }),
    staleTime: 10_000,
  });

/** The public key for the code of forms: the first one of the site. */
export const publicKeyQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['consent-records', siteId, 'keys'],
    queryFn: ({ signal }) => call(consentRecords.listKeys, { params: { siteId } }, { signal }),
    select: ({ keys }) => keys.find(({ kind }) => kind === 'public'),
  });

export type NewsletterSettings = NonNullable<Call<typeof newsletters.create>['body']>;
export type NewSubscription = NonNullable<Call<typeof newsletters.addSubscription>['body']>;

export function useCreateNewsletter(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (body: NewsletterSettings) => call(newsletters.create, { params: { siteId }, body }),
    onSuccess,
  });
}

export function useUpdateNewsletter(siteId: string, newsletterId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (body: NewsletterSettings) => call(newsletters.update, { params: { siteId, newsletterId }, body }),
    onSuccess,
  });
}

export function useDeleteNewsletter(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (newsletterId: string) => call(newsletters.delete, { params: { siteId, newsletterId } }),
    onSuccess,
  });
}

/** Mails the reply address of a newsletter again. */
export function useResendReplyTo(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (newsletterId: string) => call(newsletters.resendReplyTo, { params: { siteId, newsletterId } }),
    onSuccess,
  });
}

export function useAddSubscription(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (body: NewSubscription) => call(newsletters.addSubscription, { params: { siteId }, body }),
    onSuccess,
  });
}

export function useResend(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (subscriptionId: string) => call(newsletters.resend, { params: { siteId, subscriptionId } }),
    onSuccess,
  });
}

export function useUnsubscribe(siteId: string) {
  const onSuccess = useRefresh(siteId);
  return useMutation({
    mutationFn: (subscriptionId: string) => call(newsletters.unsubscribe, { params: { siteId, subscriptionId } }),
    onSuccess,
  });
}

export const exportsQuery = (siteId: string) =>
  exportsQueryOf(keyOf(siteId), (signal) => call(newsletters.listExports, { params: { siteId } }, { signal }));

export function useStartExport(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Call<typeof newsletters.startExport>['body']>) =>
      call(newsletters.startExport, { params: { siteId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(siteId).queryKey }),
  });
}

/** Refetches consents too, since every step of a subscription adds one. */
function useRefresh(siteId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(siteId) }),
      client.invalidateQueries({ queryKey: ['consent-records', siteId] }),
    ]);
}
