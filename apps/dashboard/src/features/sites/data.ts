import type { Area } from '@app/catalogue/choices.ts';
import {
  accounts,
  cookieSolution,
  laws,
  policies,
  publishing,
  sites,
  type Call,
  type DocumentType,
  type Site,
} from '@app/contract';
import type { Locale } from '@app/texts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useForgetAll, useSayThenForget } from '#app/forget.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';
import { bannerKey, siteQuery } from '#app/sites.ts';

/** The filter of a list of sites. */
export type SiteFilter = { readonly query?: string | undefined; readonly projectId?: string | undefined };

export const sitesQuery = (filter: SiteFilter) =>
  infiniteQueryOptions({
    queryKey: ['sites', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(sites.list, { query: { ...filter, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepFilled(({ sites: found }) => found.length > 0),
  });

/** Whether the banner of a site asks visitors now. */
export const bannerIsLiveQuery = (siteId: string) =>
  queryOptions({
    queryKey: bannerKey(siteId),
    queryFn: ({ signal }) => call(cookieSolution.read, { params: { siteId } }, { signal }),
    select: ({ published, closed }) => published !== null && closed === null,
    retry: false,
  });

/** States of the documents of these sites. They change on other pages, so they are refetched at each visit. */
export const summariesQuery = (siteIds: readonly string[]) =>
  queryOptions({
    queryKey: ['sites', 'summaries', siteIds],
    queryFn: ({ signal }) => call(policies.summaries, { query: { sites: siteIds.join(',') } }, { signal }),
    staleTime: 0,
    enabled: siteIds.length > 0,
  });

export const documentsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'documents', siteId],
    queryFn: ({ signal }) => call(policies.listDocuments, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

type Audience = {
  readonly country: string | undefined;
  readonly areas: readonly Area[];
  readonly usStates: readonly string[];
  readonly forChildren: boolean;
};

/** The laws that documents follow with an audience. While it changes, those of the one before are shown. */
export const lawsQuery = ({ country, areas, usStates, forChildren }: Audience) => {
  const query = {
    ...(country && { country }),
    areas: areas.join(),
    ...(usStates.length > 0 && { usStates: usStates.join() }),
    children: forChildren ? ('true' as const) : ('false' as const),
  };
  return queryOptions({
    queryKey: ['sites', 'laws', query],
    queryFn: ({ signal }) => call(laws.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: areas.length > 0,
  });
};

export function useCreateProject(onCreated: () => void) {
  return useMutation({
    mutationFn: (body: Call<typeof sites.createProject>['body']) => call(sites.createProject, { body }),
    onSuccess: useSayThenForget(onCreated),
  });
}

export function useRenameProject(projectId: string, onRenamed: () => void) {
  return useMutation({
    mutationFn: (body: Call<typeof sites.renameProject>['body']) =>
      call(sites.renameProject, { params: { projectId }, body }),
    onSuccess: useSayThenForget(onRenamed),
  });
}

type Evidence = { readonly evidence: 'keep' | 'delete' };

export function useDeleteProject(projectId: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: (query: Evidence) => call(sites.deleteProject, { params: { projectId }, query }),
    onSuccess: useSayThenForget(onDeleted),
  });
}

/** Changes a site, which then is the one in the cache. The caller says why it failed. */
export function useUpdateSite(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof sites.update>['body']) => call(sites.update, { params: { siteId }, body }),
    onSuccess: useSayThenForget((site: Site) => {
      client.setQueryData(siteQuery(siteId).queryKey, site);
    }),
    meta: { quiet: true },
  });
}

/** Deletes a site. The caller leaves its pages first, so that nothing requests deleted data. */
export function useDeleteSite(siteId: string) {
  return useMutation({
    mutationFn: (query: Evidence) => call(sites.delete, { params: { siteId }, query }),
  });
}

export function useDeleteSiteLanguage(siteId: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: ({ language, ...query }: Evidence & { readonly language: Locale }) =>
      call(policies.deleteSiteLanguage, { params: { siteId, language }, query }),
    onSuccess: useSayThenForget(onDeleted),
  });
}

export function useCreateDocument(siteId: string, onCreated: (documentId: string) => void) {
  const forget = useForgetAll();
  return useMutation({
    mutationFn: ({ type, languages }: { readonly type: DocumentType; readonly languages: readonly Locale[] }) =>
      call(policies.createDocument, { params: { siteId }, body: { type, languages: [...languages] } }),
    onSuccess({ id }) {
      // Before the invalidation, which unmounts the card that started the document.
      onCreated(id);
      return forget();
    },
  });
}

/** Removes a deleted site from the cache and refetches the rest. Called after its pages were left. */
export function useForgetSite(siteId: string) {
  const client = useQueryClient();
  const forget = useForgetAll();
  return () => {
    client.removeQueries({ queryKey: siteQuery(siteId).queryKey });
    return forget();
  };
}

/** Deletes one language of a document, or all of it. */
export function useDeleteDocument(documentId: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: (query: Evidence & { readonly language?: Locale }) =>
      call(policies.deleteDocument, { params: { documentId }, query }),
    onSuccess: useSayThenForget(onDeleted),
  });
}

/** Takes a published document offline, or puts it online again. */
export function useSetOffline(documentId: string, state: 'offline' | 'online', onDone: () => void) {
  const endpoint = state === 'offline' ? publishing.takeOffline : publishing.putOnline;
  return useMutation({
    mutationFn: () => call(endpoint, { params: { documentId }, body: {} }),
    onSuccess: useSayThenForget(onDone),
  });
}

/** The terms of service and the privacy policy of this installation. */
export const noticesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['notices', locale],
    queryFn: ({ signal }) => call(accounts.terms, { query: { locale } }, { signal }),
    staleTime: Infinity,
  });
