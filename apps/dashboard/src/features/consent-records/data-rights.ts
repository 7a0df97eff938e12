import { consentRights, type Call, type ErasureMode } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { exportsQueryOf } from '#app/csv-exports/data.ts';
import { keyOf, useRefresh } from './data.ts';

export const exportsQuery = (siteId: string) =>
  exportsQueryOf(keyOf(siteId), (signal) => call(consentRights.listExports, { params: { siteId } }, { signal }));

export function useStartExport(siteId: string) {
  const refresh = useRefresh(siteId, 'exports');
  return useMutation({
    mutationFn: (body: NonNullable<Call<typeof consentRights.startExport>['body']>) =>
      call(consentRights.startExport, { params: { siteId }, body }),
    onSuccess: refresh,
  });
}

export const erasuresQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'erasures'],
    queryFn: ({ signal }) => call(consentRights.listErasures, { params: { siteId } }, { signal }),
  });

export const retentionQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'retention'],
    queryFn: ({ signal }) => call(consentRights.retention, { params: { siteId } }, { signal }),
  });

export function useSetRetention(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (months: number | null) => call(consentRights.setRetention, { params: { siteId }, body: { months } }),
    onSuccess: (retention) => client.setQueryData(retentionQuery(siteId).queryKey, retention),
  });
}

/** The download address of everything stored about a person. */
export function subjectExportAddress(siteId: string, subjectId: string, format: 'json' | 'csv'): string {
  const path = consentRights.exportSubject.path.replace('{siteId}', siteId).replace('{subjectId}', subjectId);
  return `${path}?format=${format}`;
}

export type SubjectChange = NonNullable<Call<typeof consentRights.updateSubject>['body']>;

export function useUpdateSubject(siteId: string, subjectId: string) {
  const refresh = useRefresh(siteId);
  return useMutation({
    mutationFn: (body: SubjectChange) => call(consentRights.updateSubject, { params: { siteId, subjectId }, body }),
    onSuccess: refresh,
  });
}

/** Afterwards `useForget` refetches everything else, because the page then shows another person. */
export function useMergeSubject(siteId: string, subjectId: string) {
  return useMutation({
    mutationFn: (into: string) => call(consentRights.mergeSubject, { params: { siteId, subjectId }, body: { into } }),
  });
}

/** As `useMergeSubject`. */
export function useEraseSubject(siteId: string, subjectId: string) {
  return useMutation({
    mutationFn: (mode: ErasureMode) =>
      call(consentRights.eraseSubject, { params: { siteId, subjectId }, body: { mode } }),
  });
}

/** Refetches everything of the site except this person, who no longer exists. */
export function useForget(siteId: string) {
  const client = useQueryClient();
  return (subjectId: string) =>
    client.invalidateQueries({
      queryKey: keyOf(siteId),
      predicate: ({ queryKey }) => !(queryKey[2] === 'subject' && queryKey[3] === subjectId),
    });
}
