import { keptEvidence } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';

/** What stays as evidence if a site is deleted today. */
export const siteEvidenceQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['evidence', siteId],
    queryFn: ({ signal }) => call(keptEvidence.evidence, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

/** The kept evidence of all deleted sites and parts of sites. */
export const keptQuery = queryOptions({
  queryKey: ['kept-evidence', 'all'],
  queryFn: ({ signal }) => call(keptEvidence.list, {}, { signal }),
  staleTime: 0,
});

/** A deleted site with its kept evidence. */
export const keptSiteQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['kept-evidence', siteId],
    queryFn: ({ signal }) => call(keptEvidence.read, { params: { siteId } }, { signal }),
  });
