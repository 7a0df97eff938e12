import {
  policies,
  publishing,
  type Call,
  type CustomService,
  type Document,
  type DocumentService,
  type ServiceCard,
  type ServiceOverrides,
} from '@app/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { documentKey, documentQuery } from './data.ts';

type Locale = Document['languages'][number];

type DocumentChange<Input> = {
  readonly send: (input: Input) => Promise<Document>;
  /** What the document looks like while the server is asked. */
  readonly guess?: (document: Document, input: Input) => Document;
  /** The caller says itself what failed. */
  readonly quiet?: boolean;
};

const changesOf = (documentId: string) => ['policies', 'change', documentId] as const;

/** What belongs to one document is sent one after the other. */
const inTurn = (documentId: string) => ({ id: changesOf(documentId).join(' ') });

/**
 * Changes a document, one change after the other: each builds on what the one before left. What can be guessed is shown at
 * once, and taken back when the server refuses.
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
      // Where others wait for their turn, what was guessed of them stays: the last answer holds them all.
      if (client.isMutating({ mutationKey }) < 2) accept(client, document);
    },
    onError: (_error: Error, _input: Input, context: { readonly before: Document | undefined } | undefined) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      void client.invalidateQueries({ queryKey: documentKey(documentId) });
    },
    meta: { quiet },
  });
}

/** Puts the answer of a change in place, then loads what follows from it: the preview first, since it is looked at. */
function accept(client: QueryClient, document: Document): void {
  const { queryKey } = documentQuery(document.id);
  client.setQueryData(queryKey, document);
  const below = documentKey(document.id);
  const isBeside = ({ queryKey: key }: { readonly queryKey: readonly unknown[] }) =>
    key[3] !== 'facts' && key[3] !== 'preview';
  void client
    .invalidateQueries({ queryKey: [...below, 'preview'] })
    .then(() => client.invalidateQueries({ queryKey: below, predicate: isBeside }));
}

const pendingPrefix = 'pending ';

/** Whether the service is shown before the server has added it. */
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

function pendingService({ id, name, provider, category, pro }: ServiceCard): DocumentService {
  return {
    id: `${pendingPrefix}${id}`,
    serviceId: id,
    custom: null,
    name,
    provider,
    category,
    overrides: {},
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
    send: ({ id, ...body }: { id: string; overrides: ServiceOverrides; custom?: CustomService }) =>
      call(policies.changeService, { params: { documentId, siteServiceId: id }, body }),
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

/** Changes settings or languages. Both are shown at once as they were chosen, and the next change builds on them. */
export function useChangeDocument(documentId: string) {
  return useDocumentChange(documentId, {
    send: (body: Change) => call(policies.updateDocument, { params: { documentId }, body }),
    guess: (document, { settings, languages = document.languages }) => ({
      ...document,
      languages,
      // What was entered has the shape of what is answered, once the server took it.
      settings: { ...document.settings, ...settings } as Document['settings'],
    }),
  });
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

/** Publishes what is set, with the changes that are still on their way. */
export function usePublish(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(documentId),
    mutationFn: () => call(publishing.publish, { params: { documentId }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: documentKey(documentId) }),
    meta: { quiet: true },
  });
}
