import { firstSites, type Call } from '@app/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useForgetAll } from '#app/forget.ts';

type FirstSite = Call<typeof firstSites.start>['body'];

/** What the draft of a visitor found. It never changes. */
export const draftQuery = (draft: string) =>
  queryOptions({
    queryKey: ['site-drafts', draft],
    queryFn: ({ signal }) => call(firstSites.readDraft, { query: { draft } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function useStartSite() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: FirstSite) => call(firstSites.start, { body }),
    onSuccess: useForgetAll(),
  });
}
