import { policies, type Document, type Variant } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { documentKey } from '#app/sites.ts';

export type DocumentView = { readonly language: Document['languages'][number]; readonly variant: Variant };

export const previewQuery = (documentId: string, { language, variant }: DocumentView) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'preview', language, variant],
    queryFn: async ({ signal }): Promise<DocumentTree> => {
      const { tree } = await call(
        policies.preview,
        { params: { documentId }, query: { language, variant } },
        { signal },
      );
      // The cast is safe: the contract leaves the shape to the package that composes documents.
      return tree as DocumentTree;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

type Search = { readonly query: string; readonly category?: string | undefined; readonly limit?: number };

/** Services of the catalogue, best match first; without a query, the most used ones. */
export const searchQuery = ({ query, category, limit = 12 }: Search) =>
  queryOptions({
    queryKey: ['policies', 'search', query, category ?? '', limit],
    queryFn: ({ signal }) =>
      call(policies.searchServices, { query: { query, limit, ...(category && { category }) } }, { signal }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

export const serviceDetailQuery = (serviceId: string) =>
  queryOptions({
    queryKey: ['policies', 'service', serviceId],
    queryFn: ({ signal }) => call(policies.getService, { params: { serviceId } }, { signal }),
    staleTime: 300_000,
  });

export const archivedQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'archived'],
    queryFn: ({ signal }) => call(policies.listArchivedServices, { params: { documentId } }, { signal }),
    staleTime: 0,
  });

type BoxName = 'missing' | 'advised' | 'due' | 'languages' | 'services' | 'assumed' | 'next' | 'laws' | 'coming';

export function loadBox(documentId: string, box: BoxName, signal: AbortSignal) {
  return call(policies.box, { params: { documentId }, query: { box } }, { signal });
}
