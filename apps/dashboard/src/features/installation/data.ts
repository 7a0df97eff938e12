import { cookieSolution, installations, publishing, type Installation, type SiteBuilder } from '@app/contract';
import type { Locale } from '@app/texts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { bannerKey } from '#app/sites.ts';

const keyOf = (siteId: string) => ['installation', siteId] as const;

/** Milliseconds between looks for the first page that loads the banner. */
const untilSeen = 5000;

export const installationQuery = (siteId: string) =>
  queryOptions({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(installations.read, { params: { siteId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.published && state.data.seen.length === 0 ? untilSeen : false),
  });

export const bannerQuery = (siteId: string) =>
  queryOptions({
    queryKey: bannerKey(siteId),
    queryFn: ({ signal }) => call(cookieSolution.read, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

/** The code of a link to a published document. */
export const linkQuery = (documentId: string, language: Locale) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'embedding', language, 'theme2024'],
    queryFn: ({ signal }) =>
      call(publishing.embedding, { params: { documentId }, query: { language, theme: 'theme2024' } }, { signal }),
  });

export function useChooseBuilder(siteId: string) {
  const client = useQueryClient();
  const mutationKey = [...keyOf(siteId), 'builder'];
  return useMutation({
    mutationKey,
    // One after the other: the server keeps the choice that was made last.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (builder: SiteBuilder | null) =>
      call(installations.setBuilder, { params: { siteId }, body: { builder } }),
    onMutate(builder) {
      // An answer on its way would bring the choice before back.
      void client.cancelQueries({ queryKey: keyOf(siteId) });
      client.setQueryData<Installation>(keyOf(siteId), (before) => before && { ...before, builder });
    },
    onSuccess(answer) {
      // The answer to an earlier choice would show it again.
      if (client.isMutating({ mutationKey }) < 2) client.setQueryData(keyOf(siteId), answer);
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

export function useCheckInstallation(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (url: string | undefined) =>
      call(installations.check, { params: { siteId }, body: url === undefined ? {} : { url } }),
    onSuccess: (answer) => void client.setQueryData(keyOf(siteId), answer),
  });
}
