import { policies, sites, type Document, type Site } from '@app/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation, useMatch } from 'react-router';
import { call } from './api.ts';
import type { SitePlace } from './feature.ts';
import { usePaths, type Paths } from './paths.ts';

/** One site. All its pages share this query, so that it is loaded once. */
export const siteQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'one', siteId],
    queryFn: ({ signal }) => call(sites.get, { params: { siteId } }, { signal }),
  });

/** The projects in which the person has a role. */
export const projectsQuery = queryOptions({
  queryKey: ['sites', 'projects'],
  queryFn: ({ signal }) => call(sites.listProjects, {}, { signal }),
});

/** The newest sites by name or address: for the switcher, the palette and selects. */
export const sitesFoundQuery = (query: string, limit = 100) =>
  queryOptions({
    queryKey: ['sites', 'found', query, limit],
    queryFn: ({ signal }) => call(sites.list, { query: { limit, ...(query ? { query } : {}) } }, { signal }),
  });

/** Key of the query for the banner of a site, which follows its documents. */
export const bannerKey = (siteId: string) => ['cookie-solution', siteId, 'banner'] as const;
/** What waits to be published on a site. */
export const pendingKey = (siteId: string) => ['cookie-solution', siteId, 'pending'] as const;

/** A summary of the documents of a site: their types and statuses. */
export const siteDocumentsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['policies', 'of-site', siteId],
    queryFn: ({ signal }) => call(policies.summaries, { query: { sites: siteId } }, { signal }),
    staleTime: 60_000,
  });

/** Prefix of the query keys of a document: its facts, preview, boxes and removed services. */
export const documentKey = (documentId: string) => ['policies', 'document', documentId] as const;

export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'facts'],
    queryFn: ({ signal }): Promise<Document> => call(policies.getDocument, { params: { documentId } }, { signal }),
    staleTime: 0,
  });

/** The current site. */
export type CurrentSite = {
  /** Undefined while it is loading and if loading failed. */
  readonly site: Site | undefined;
  readonly failed: boolean;
  /** The path within the site. For a document, it is known once the document, and with it its type, is loaded. */
  readonly path: string;
};

/** The site of the current page, which may be a page of one of its documents; undefined outside of sites. */
export function useCurrentSite(): CurrentSite | undefined {
  const paths = usePaths();
  const { pathname } = useLocation();
  const onSite = useMatch('/:locale/sites/:siteId/*')?.params.siteId;
  const ofDocument = useMatch('/:locale/documents/:documentId/*')?.params;
  const documentId = ofDocument?.documentId;
  const document = useQuery({
    ...documentQuery(documentId ?? ''),
    // The selected fields never change, so the cached document suffices.
    staleTime: Infinity,
    select: placeOfDocument,
    enabled: documentId !== undefined,
  });
  const siteId = documentId === undefined ? onSite : document.data?.siteId;
  const site = useQuery({ ...siteQuery(siteId ?? ''), enabled: siteId !== undefined });
  if (onSite === undefined && documentId === undefined) return undefined;
  const type = documentId === undefined ? undefined : document.data?.type;
  const below = ofDocument?.['*'] ? `/${ofDocument['*']}` : '';
  return {
    site: siteId === undefined ? undefined : site.data,
    failed: (document.isError && !document.data) || (site.isError && !site.data),
    path: siteId !== undefined && type ? paths.siteDocument(siteId, type) + below : pathname,
  };
}

/** Finds the place of an address: the one whose path is the longest prefix. */
export function placeAt(
  places: readonly SitePlace[],
  { site, path }: CurrentSite,
  paths: Paths,
): SitePlace | undefined {
  if (!site) return undefined;
  const pathOf = (place: SitePlace) => place.path(paths, site.id).replace(/#.*/, '');
  const above = places.filter((place) => path === pathOf(place) || path.startsWith(`${pathOf(place)}/`));
  return above.toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

function placeOfDocument({ siteId, type }: Document) {
  return { siteId, type };
}
