import { dsarIdentity, type Call } from '@app/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { requestQuery } from './data.ts';

/** Compares what the requester entered with what somebody types. */
export function useCompare(dsarRequestId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsarIdentity.compare>['body']) =>
      call(dsarIdentity.compare, { params: { dsarRequestId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: requestQuery(dsarRequestId).queryKey }),
  });
}

/** Where the picture of a document is. Each load is logged. */
export function documentAddress(dsarRequestId: string): string {
  return dsarIdentity.document.path.replace('{dsarRequestId}', dsarRequestId);
}
