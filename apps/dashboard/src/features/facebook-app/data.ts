import { facebookApps, type Answer, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type FacebookApp = NonNullable<Answer<typeof facebookApps.read>['app']>;

export const facebookAppQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['facebook-app', siteId],
    queryFn: ({ signal }) => call(facebookApps.read, { params: { siteId } }, { signal }),
  });

export function useConnectApp(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof facebookApps.connect>['body']) =>
      call(facebookApps.connect, { params: { siteId }, body }),
    onSuccess: () => client.invalidateQueries(facebookAppQuery(siteId)),
  });
}

export function useDisconnectApp(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(facebookApps.disconnect, { params: { siteId } }),
    onSuccess: () => client.invalidateQueries(facebookAppQuery(siteId)),
  });
}
