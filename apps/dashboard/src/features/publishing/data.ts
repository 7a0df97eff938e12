import { publishing, type Call } from '@app/contract';
import type { Locale } from '@app/texts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Theme = 'theme2014' | 'theme2024';

/** For data without which a page cannot be shown: throws, unless earlier data is cached. */
export const ofPage = {
  throwOnError: (_error: Error, { state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
};

export const embeddingQuery = (documentId: string, language: Locale, theme: Theme) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'embedding', language, theme],
    queryFn: ({ signal }) =>
      call(publishing.embedding, { params: { documentId }, query: { language, theme } }, { signal }),
  });

/** The code for the form for requests of a site. */
export const formEmbeddingQuery = (siteId: string, language: Locale) =>
  queryOptions({
    queryKey: ['publishing', 'form', siteId, language],
    queryFn: ({ signal }) =>
      call(publishing.siteEmbedding, { params: { siteId }, query: { type: 'dsar', language } }, { signal }),
    // Published and taken down on another page.
    staleTime: 0,
    retry: false,
  });

/** The code for the reporting form of a site. */
export const reportEmbeddingQuery = (siteId: string, language: Locale) =>
  queryOptions({
    queryKey: ['publishing', 'report-form', siteId, language],
    queryFn: ({ signal }) =>
      call(publishing.siteEmbedding, { params: { siteId }, query: { type: 'whistleblowing', language } }, { signal }),
    // Published and ended on another page.
    staleTime: 0,
    retry: false,
  });

export const versionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['publishing', documentId, 'versions'],
    queryFn: ({ signal }) => call(publishing.versions, { params: { documentId } }, { signal }),
    // Documents are published on another page.
    staleTime: 0,
    ...ofPage,
  });

/** Without `to`, compares with the draft, which is edited on another page: refetched at each visit. */
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
