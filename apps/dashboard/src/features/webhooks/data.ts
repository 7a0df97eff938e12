import { sites, webhooks, type Answer, type Call, type WebhookStatus } from '@app/contract';
import { plural } from '@app/texts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';
import { spokenLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { loadPageWords } from './words.ts';

export type { WebhookDelivery, WebhookEndpoint, WebhookStatus } from '@app/contract';
export type DeliveryDetail = Answer<typeof webhooks.readDelivery>;

const all = ['webhooks'] as const;

export const endpointsQuery = queryOptions({
  queryKey: [...all, 'endpoints'],
  queryFn: ({ signal }) => call(webhooks.list, {}, { signal }),
});

export const sitesQuery = queryOptions({
  queryKey: ['sites', 'for-webhooks'],
  queryFn: ({ signal }) => call(sites.list, { query: { limit: 100 } }, { signal }),
});

/** The polling interval in milliseconds while a delivery is in progress. */
const watchEvery = 2000;

export const deliveriesQuery = (webhookEndpointId: string, status: WebhookStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...all, 'deliveries', webhookEndpointId, status ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(
        webhooks.listDeliveries,
        { params: { webhookEndpointId }, query: { ...(status && { status }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepFilled(({ deliveries }) => deliveries.length > 0),
    refetchInterval: ({ state }) => (state.data?.pages.some(isWatched) ? watchEvery : false),
  });

/** Whether a delivery is about to be attempted, so that the list must be polled. */
function isWatched({ deliveries }: Answer<typeof webhooks.listDeliveries>): boolean {
  return deliveries.some(
    ({ status, nextAt }) => status === 'pending' && Date.parse(nextAt ?? '') < Date.now() + 10_000,
  );
}

export const deliveryQuery = (webhookEndpointId: string, webhookDeliveryId: string) =>
  queryOptions({
    queryKey: [...all, 'delivery', webhookEndpointId, webhookDeliveryId],
    queryFn: ({ signal }) =>
      call(webhooks.readDelivery, { params: { webhookEndpointId, webhookDeliveryId } }, { signal }),
  });

export function useCreateEndpoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof webhooks.create>['body']) => call(webhooks.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useUpdateEndpoint(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof webhooks.update>['body']) =>
      call(webhooks.update, { params: { webhookEndpointId }, body }),
    onSuccess: async ({ active }, given) => {
      const { said } = await loadPageWords();
      showToast({ message: given.active === undefined ? said.saved : active ? said.on : said.off });
      await client.invalidateQueries({ queryKey: all });
    },
  });
}

export function useDeleteEndpoint(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(webhooks.remove, { params: { webhookEndpointId } }),
    onSuccess: async () => {
      showToast({ message: (await loadPageWords()).said.deleted });
      await client.invalidateQueries({ queryKey: endpointsQuery.queryKey });
    },
  });
}

export function useRotate(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(webhooks.rotate, { params: { webhookEndpointId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointsQuery.queryKey }),
  });
}

export function useSendTest(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(webhooks.test, { params: { webhookEndpointId } }),
    onSuccess: async () => {
      showToast({ message: (await loadPageWords()).said.tested });
      await client.invalidateQueries({ queryKey: all });
    },
  });
}

export function useReplay(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (webhookDeliveryId: string) =>
      call(webhooks.replay, { params: { webhookEndpointId, webhookDeliveryId } }),
    onSuccess: async () => {
      showToast({ message: (await loadPageWords()).said.replayed });
      await client.invalidateQueries({ queryKey: all });
    },
  });
}

export function useReplayFailed(webhookEndpointId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (since: string) => call(webhooks.replayFailed, { params: { webhookEndpointId }, body: { since } }),
    onSuccess: async ({ replayed }) => {
      const { said } = await loadPageWords();
      showToast({ message: plural(spokenLocale(), replayed, said.replayedSome) });
      await client.invalidateQueries({ queryKey: all });
    },
  });
}
