import { dsarRedactions, type Answer, type Call } from '@app/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { requestQuery } from './data.ts';

export type SearchedFile = Answer<typeof dsarRedactions.search>['files'][number];

/** Looks for words in the files of a request that were not sent yet. Each search is logged, so nothing repeats it by itself. */
export function useSearchFiles(dsarRequestId: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsarRedactions.search>['body']) =>
      call(dsarRedactions.search, { params: { dsarRequestId }, body }),
  });
}

export function useRedact(dsarRequestId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsarRedactions.redact>['body']) =>
      call(dsarRedactions.redact, { params: { dsarRequestId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: requestQuery(dsarRequestId).queryKey }),
  });
}
