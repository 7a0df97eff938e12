import { policies, publishing, sites, type Call } from '@app/contract';
import type { Locale } from '@app/texts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Theme = 'theme2014' | 'theme2024';

/** A page that cannot be shown without it: what was loaded before stays, where it cannot be loaded anew. */
const ofPage = {
  throwOnError: (_error: Error, { state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
};

export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['policies', 'document', documentId],
    queryFn: ({ signal }) => call(policies.getDocument, { params: { documentId } }, { signal }),
    ...ofPage,
  });

export const siteQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'site', siteId],
    queryFn: ({ signal }) => call(sites.get, { params: { siteId } }, { signal }),
  });

export const embeddingQuery = (documentId: string, language: Locale, theme: Theme) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'embedding', language, theme],
    queryFn: ({ signal }) =>
      call(publishing.embedding, { params: { documentId }, query: { language, theme } }, { signal }),
  });

export const versionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'versions'],
    queryFn: ({ signal }) => call(publishing.versions, { params: { documentId } }, { signal }),
    // Published on another page.
    staleTime: 0,
    ...ofPage,
  });

/** `to` left out compares with what is set now, on another page: it is asked for at each visit. */
export const comparisonQuery = (documentId: string, from: number, to: number | undefined, language: Locale) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'comparison', from, to ?? 'draft', language],
    queryFn: ({ signal }) =>
      call(
        publishing.compare,
        { params: { documentId }, query: { from, language, ...(to === undefined ? {} : { to }) } },
        { signal },
      ),
    staleTime: 0,
  });

export function useMailInstructions(documentId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof publishing.mailInstructions>['body']) =>
      call(publishing.mailInstructions, { params: { documentId }, body }),
  });
}
