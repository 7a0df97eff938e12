import {
  cookieSolution,
  customService,
  policies,
  publishing,
  questions,
  serviceOverrides,
  type Call,
  type CustomService,
  type Document,
  type DocumentService,
  type ServiceCard,
  type SiteParts,
} from '@app/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { bannerKey, documentKey, documentQuery, pendingKey, siteDocumentsQuery } from '#app/sites.ts';
import { questionsQuery, type GivenAnswer } from './questions/data.ts';

type Locale = Document['languages'][number];

type DocumentChange<Input> = {
  readonly send: (input: Input) => Promise<Document>;
  /** The optimistic document while the request runs. */
  readonly guess?: (document: Document, input: Input) => Document;
  /** Set if the caller itself reports the failure. */
  readonly quiet?: boolean;
};

const changesOf = (documentId: string) => ['policies', 'change', documentId] as const;

/** Changes of one document are sent one after the other. */
const inTurn = (documentId: string) => ({ id: changesOf(documentId).join(' ') });

/**
 * Changes a document, one change at a time: each builds on the previous one. Optimistic updates are shown at once, and rolled
 * back if the server refuses.
 */
function useDocumentChange<Input>(documentId: string, { send, guess, quiet = false }: DocumentChange<Input>) {
  const client = useQueryClient();
  const { queryKey } = documentQuery(documentId);
  const mutationKey = changesOf(documentId);
  return useMutation({
    mutationKey,
    scope: inTurn(documentId),
    mutationFn: send,
    onMutate: async (input: Input) => {
      if (!guess) return { before: undefined };
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, guess(before, input));
      return { before };
    },
    onSuccess: (document: Document) => {
      // While other changes are queued, their optimistic updates stay: the last response contains them all.
      if (client.isMutating({ mutationKey }) < 2) accept(client, document);
    },
    onError: (_error: Error, _input: Input, context: { readonly before: Document | undefined } | undefined) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      void client.invalidateQueries({ queryKey: documentKey(documentId) });
    },
    meta: { quiet },
  });
}

/** Caches the response of a change, then refetches what depends on it: the preview first, because it is visible. */
function accept(client: QueryClient, document: Document): void {
  const { queryKey } = documentQuery(document.id);
  client.setQueryData(queryKey, document);
  keepStatus(client, document);
  const below = documentKey(document.id);
  const isBeside = ({ queryKey: key }: { readonly queryKey: readonly unknown[] }) =>
    key[3] !== 'facts' && key[3] !== 'preview';
  void client
    .invalidateQueries({ queryKey: [...below, 'preview'] })
    .then(() => client.invalidateQueries({ queryKey: below, predicate: isBeside }));
}

/** Updates the status in the navigation. The site's other documents and its banner may have changed, too. */
function keepStatus(client: QueryClient, { id, siteId, status }: Document): void {
  const { queryKey } = siteDocumentsQuery(siteId);
  client.setQueryData(
    queryKey,
    (known) => known && { documents: known.documents.map((one) => (one.id === id ? { ...one, status } : one)) },
  );
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: bannerKey(siteId) });
  // What a sheet lists must be what it publishes.
  void client.invalidateQueries({ queryKey: pendingKey(siteId) });
}

const pendingPrefix = 'pending ';

/** Whether the service is an optimistic entry that the server has not added yet. */
export function isPending({ id }: DocumentService): boolean {
  return id.startsWith(pendingPrefix);
}

export function useAddService(documentId: string) {
  return useDocumentChange(documentId, {
    send: ({ id }: ServiceCard) =>
      call(policies.addService, { params: { documentId }, body: { service: id, overrides: {} } }),
    guess: (document, card) => ({ ...document, services: [...document.services, pendingService(card)] }),
    quiet: true,
  });
}

function pendingService({ id, name, provider, category, purposes, pro }: ServiceCard): DocumentService {
  return {
    id: `${pendingPrefix}${id}`,
    serviceId: id,
    custom: null,
    name,
    provider,
    category,
    purposes,
    overrides: {},
    serves: [],
    apart: [],
    pro,
    deactivated: false,
    deniedLanguages: [],
    addedAt: '',
  };
}

export function useAddCustomService(documentId: string) {
  return useDocumentChange(documentId, {
    send: (custom: CustomService) =>
      call(policies.addService, { params: { documentId }, body: { custom, overrides: {} } }),
  });
}

export function useChangeService(documentId: string) {
  return useDocumentChange(documentId, {
    send: ({ id, ...body }: { readonly id: string } & Call<typeof policies.changeService>['body']) =>
      call(policies.changeService, { params: { documentId, siteServiceId: id }, body }),
    guess: (document, { id, overrides, custom }) => ({
      ...document,
      services: document.services.map((service) =>
        service.id === id
          ? {
              ...service,
              ...(overrides && { overrides: serviceOverrides.parse(overrides) }),
              ...(custom && { custom: customService.parse(custom) }),
            }
          : service,
      ),
    }),
    quiet: true,
  });
}

export function useRemoveService(documentId: string) {
  return useDocumentChange(documentId, {
    send: ({ id }: DocumentService) => call(policies.removeService, { params: { documentId, siteServiceId: id } }),
    guess: (document, { id }) => ({
      ...document,
      services: document.services.filter((service) => service.id !== id),
    }),
    quiet: true,
  });
}

export function useRestoreService(documentId: string) {
  return useDocumentChange(documentId, {
    send: ({ id }: { readonly id: string }) =>
      call(policies.restoreService, { params: { documentId, siteServiceId: id } }),
    quiet: true,
  });
}

type Change = Call<typeof policies.updateDocument>['body'];

/** Changes settings or languages. Both are shown optimistically, and the next change builds on them. */
export function useChangeDocument(documentId: string, { quiet = false } = {}) {
  return useDocumentChange(documentId, {
    quiet,
    send: (body: Change) => call(policies.updateDocument, { params: { documentId }, body }),
    guess: (document, { settings, languages = document.languages }) => ({
      ...document,
      languages,
      settings: merged(document.settings, settings),
    }),
  });
}

function merged(before: Document['settings'], change: Change['settings']): Document['settings'] {
  const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  // The input has the shape of the output once the server has accepted it.
  return Object.fromEntries(all) as Document['settings'];
}

export function useDeleteDocument(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: { readonly language?: Locale; readonly evidence: 'keep' | 'delete' }) =>
      call(policies.deleteDocument, { params: { documentId }, query }),
    onSuccess: ({ languages }) => {
      if (languages.length === 0) client.removeQueries({ queryKey: documentKey(documentId) });
      // The site has other documents and languages then.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    },
  });
}

/** Answers questions. The answer lists them again, since one may decide whether another is asked. */
export function useAnswerQuestions(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changesOf(documentId),
    scope: inTurn(documentId),
    mutationFn: (answers: GivenAnswer[]) =>
      call(questions.answerQuestions, { params: { documentId }, body: { answers } }),
    onSuccess: (asked) => {
      const { queryKey } = questionsQuery(documentId);
      client.setQueryData(queryKey, asked);
      void client.invalidateQueries({ predicate: ({ queryKey: [feature] }) => feature !== 'me' });
    },
    meta: { quiet: true },
  });
}

/** Publishes the current settings, including changes that are still being sent. */
export function usePublish(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(documentId),
    mutationFn: () => call(publishing.publish, { params: { documentId }, body: {} }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['policies', 'of-site'] });
      void client.invalidateQueries({ queryKey: ['cookie-solution'] });
      return client.invalidateQueries({ queryKey: documentKey(documentId) });
    },
    meta: { quiet: true },
  });
}

/**
 * Publishes a document together with what waits on its site. If the banner is published to complete it, the owner thereby lets the
 * banner ask visitors. Returns its publication.
 */
export function usePublishWithSite(
  { id: documentId, siteId, settings }: Document,
  { completes }: { readonly completes: boolean },
) {
  const client = useQueryClient();
  const params = { documentId };
  return useMutation({
    scope: inTurn(documentId),
    mutationFn: async (only?: SiteParts) => {
      if (completes && settings.consentBy?.by !== 'banner')
        await call(policies.updateDocument, { params, body: { settings: { consentBy: { by: 'banner' } } } });
      const { documents } = await call(cookieSolution.publishSite, { params: { siteId }, body: only ? { only } : {} });
      return documents.find(({ id }) => id === documentId) ?? call(publishing.publish, { params, body: {} });
    },
    onSettled: () =>
      Promise.all(['policies', 'cookie-solution'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
    meta: { quiet: true },
  });
}
