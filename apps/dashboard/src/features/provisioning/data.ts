import { provisioning, type Answer } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Token = Answer<typeof provisioning.read>['tokens'][number];

export const tokensQuery = queryOptions({
  queryKey: ['scim-tokens'],
  queryFn: ({ signal }) => call(provisioning.read, {}, { signal }),
});

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(provisioning.create, {}),
    onSuccess: () => client.invalidateQueries(tokensQuery),
  });
}

export function useDeleteToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scimTokenId: string) => call(provisioning.remove, { params: { scimTokenId } }),
    onSuccess: () => client.invalidateQueries(tokensQuery),
  });
}
