import { cookieSolution, keptEvidence } from '@app/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useSayThenForget } from '#app/forget.ts';

/** Versions of a deleted document. */
export const documentVersionsQuery = (siteId: string, documentId: string) =>
  queryOptions({
    queryKey: ['kept-evidence', siteId, 'document', documentId],
    queryFn: ({ signal }) => call(keptEvidence.versions, { params: { siteId, documentId } }, { signal }),
  });

/** Versions of a banner, also of a deleted one. */
export const bannerVersionsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['kept-evidence', siteId, 'banner'],
    queryFn: ({ signal }) => call(cookieSolution.versions, { params: { siteId } }, { signal }),
  });

/** The address of a version of a deleted document, as a page. */
export function pageAddress(siteId: string, documentId: string, number: number, language: string): string {
  const path = keptEvidence.page.path
    .replace('{siteId}', siteId)
    .replace('{documentId}', documentId)
    .replace('{number}', String(number));
  return `${path}?language=${language}`;
}

/** The address of a version of a banner: its settings and its exact words. */
export function bannerVersionAddress(siteId: string, number: number): string {
  return cookieSolution.readVersion.path.replace('{siteId}', siteId).replace('{number}', String(number));
}

/** What to delete of the kept evidence of a site: one document's versions, a part, or all of it. */
export type DeletedPart = { readonly documentId: string } | { readonly part: 'banner' | 'consents' | 'all' };

export function useDeleteEvidence(siteId: string, onDone: () => void) {
  return useMutation({
    mutationFn: (deleted: DeletedPart) =>
      'documentId' in deleted
        ? call(keptEvidence.deleteDocument, { params: { siteId, documentId: deleted.documentId } })
        : call(keptEvidence.delete, { params: { siteId }, query: { part: deleted.part } }),
    onSuccess: useSayThenForget(onDone),
  });
}
