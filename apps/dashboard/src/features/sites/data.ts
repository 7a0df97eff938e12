import { accounts, members, policies, sites, type Answer, type Call, type DocumentType } from '@app/contract';
import type { Locale } from '@app/texts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

/** Which sites a list shows. */
export type SiteFilter = { readonly query?: string | undefined; readonly projectId?: string | undefined };

export const sitesQuery = (filter: SiteFilter) =>
  infiniteQueryOptions({
    queryKey: ['sites', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(sites.list, { query: { ...filter, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The newest sites by name or address, for what only lists them: the switcher, the palette, a choice of several. */
export const sitesFoundQuery = (query: string, limit = 100) =>
  queryOptions({
    queryKey: ['sites', 'found', query, limit],
    queryFn: ({ signal }) => call(sites.list, { query: { limit, ...(query ? { query } : {}) } }, { signal }),
  });

/** How the documents of these sites stand. They change on other pages, so they are asked for at each visit. */
export const summariesQuery = (siteIds: readonly string[]) =>
  queryOptions({
    queryKey: ['sites', 'summaries', siteIds],
    queryFn: ({ signal }) => call(policies.summaries, { query: { sites: siteIds.join(',') } }, { signal }),
    staleTime: 0,
    enabled: siteIds.length > 0,
  });

export const projectsQuery = queryOptions({
  queryKey: ['sites', 'projects'],
  queryFn: ({ signal }) => call(sites.listProjects, {}, { signal }),
});

export const siteQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'one', siteId],
    queryFn: ({ signal }) => call(sites.get, { params: { siteId } }, { signal }),
  });

export const documentsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'documents', siteId],
    queryFn: ({ signal }) => call(policies.listDocuments, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

/** What a document lacks and says follows from its site and owner: with these, everything is asked for anew. */
function useForgetAll() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
}

/**
 * The same where something is said first: what asked for the change may be gone as soon as everything is asked for
 * anew, and what it would have said then is never heard.
 */
function useSayThenForget<Said>(say: (answer: Said) => void) {
  const forget = useForgetAll();
  return (answer: Said) => {
    say(answer);
    return forget();
  };
}

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

export function useUpdateSite(siteId: string, onSaved: () => void) {
  return useMutation({
    mutationFn: (body: Call<typeof sites.update>['body']) => call(sites.update, { params: { siteId }, body }),
    onSuccess: useSayThenForget(onSaved),
  });
}

export function useSetOwner(siteId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof sites.setOwner>['body']) => call(sites.setOwner, { params: { siteId }, body }),
    onSuccess: useForgetAll(),
  });
}

export const membersQuery = queryOptions({
  queryKey: ['sites', 'members'],
  queryFn: ({ signal }) => call(members.list, {}, { signal }),
});

/** The documents that name a member. They change on other pages, so they are asked for at each question. */
export const memberUsesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['sites', 'member-uses', memberId],
    queryFn: ({ signal }) => call(members.uses, { params: { memberId } }, { signal }),
    staleTime: 0,
  });

export function useCreateMember() {
  return useMutation({
    mutationFn: (body: Call<typeof members.create>['body']) => call(members.create, { body }),
    onSuccess: useForgetAll(),
  });
}

export function useUpdateMember(memberId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof members.update>['body']) => call(members.update, { params: { memberId }, body }),
    onSuccess: useForgetAll(),
  });
}

/** Makes a member the default one, or no longer. */
export function useSetDefaultMember() {
  return useMutation({
    mutationFn: ({ memberId, isDefault }: { readonly memberId: string; readonly isDefault: boolean }) =>
      call(members.setDefault, { params: { memberId }, body: { isDefault } }),
    onSuccess: useForgetAll(),
  });
}

export function useDeleteMember(memberId: string, onDeleted: (uses: Answer<typeof members.delete>) => void) {
  return useMutation({
    mutationFn: () => call(members.delete, { params: { memberId } }),
    onSuccess: useSayThenForget(onDeleted),
  });
}

/** Names the member that owns a site; null stands for the default one. `onSet` comes once the site is shown so. */
export function useSetMemberOfSite(siteId: string, onSet: () => void) {
  const forget = useForgetAll();
  return useMutation({
    mutationFn: (memberId: string | null) => call(members.setOfSite, { params: { siteId }, body: { memberId } }),
    onSuccess: () => forget().then(onSet),
  });
}

export function useForkOwner(siteId: string, onForked: () => void) {
  const forget = useForgetAll();
  return useMutation({
    mutationFn: () => call(members.fork, { params: { siteId } }),
    onSuccess: () => forget().then(onForked),
  });
}

/** The caller leaves the pages of the site first, so that nothing asks for what is gone. */
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
      // First: what offered to begin the document is gone as soon as everything is asked for anew.
      onCreated(id);
      return forget();
    },
  });
}

/** Forgets a deleted site, after its pages were left: what remains is asked for anew. */
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

/** The terms of service and the privacy policy of this installation. */
export const noticesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['notices', locale],
    queryFn: ({ signal }) => call(accounts.terms, { query: { locale } }, { signal }),
    staleTime: Infinity,
  });

/** The site a document belongs to, which never changes. */
export const siteIdOfDocumentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['sites', 'of-document', documentId],
    queryFn: async ({ signal }) => (await call(policies.getDocument, { params: { documentId } }, { signal })).siteId,
    staleTime: Infinity,
  });
