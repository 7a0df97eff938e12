import { signOffs, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

const key = 'sign-off';

/** What waits for approval on all sites that the person sees. */
export const waitingQuery = queryOptions({
  queryKey: [key, 'waiting'],
  queryFn: ({ signal }) => call(signOffs.list, { query: { state: 'waiting' } }, { signal }),
});

/** Everything that was asked for on a site, newest first. */
export const ofSiteQuery = (siteId: string) =>
  queryOptions({
    queryKey: [key, 'of-site', siteId],
    queryFn: ({ signal }) => call(signOffs.list, { query: { siteId, state: 'all' } }, { signal }),
  });

export type Place = { readonly siteId: string; readonly signOffId: string };

/** The draft may be edited meanwhile: fetched anew at each visit. */
export const signOffQuery = (place: Place) =>
  queryOptions({
    queryKey: [key, 'one', place.signOffId],
    queryFn: ({ signal }) => call(signOffs.read, { params: place }, { signal }),
    staleTime: 0,
  });

export function useAsk(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof signOffs.ask>['body']) => call(signOffs.ask, { params: { siteId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}

export function useApprove(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOffs.approve, { params: place, body: {} }),
    // Refused when something changed meanwhile: then the page shows it.
    onSettled: () => forgetPublished(client),
  });
}

export function useSendBack(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof signOffs.sendBack>['body']) => call(signOffs.sendBack, { params: place, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  });
}

export function useWithdraw(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOffs.withdraw, { params: place, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  });
}

export function useSetRequired(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => call(signOffs.setRequired, { params: { projectId }, body: { required } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sites'] }),
  });
}

async function forgetPublished(client: QueryClient): Promise<void> {
  const changed = [[key], ['sites'], ['policies'], ['publishing'], ['cookie-solution']];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
