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

/** Puts the answer of a change in place, then loads what follows from it: the preview first, since it is looked at. */
export function accept(client: QueryClient, document: Document): void {
  const { queryKey } = documentQuery(document.id);
  client.setQueryData(queryKey, document);
  const below = documentKey(document.id);
  const isBeside = ({ queryKey: key }: { readonly queryKey: readonly unknown[] }) =>
    key[3] !== 'facts' && key[3] !== 'preview';
  void client
    .invalidateQueries({ queryKey: [...below, 'preview'] })
    .then(() => client.invalidateQueries({ queryKey: below, predicate: isBeside }));
}

/** What the document looks like while the server is asked; takes it back when the server refuses. */
function useOptimistic<Input>(documentId: string, guess: (document: Document, input: Input) => Document) {
  const client = useQueryClient();
  const { queryKey } = documentQuery(documentId);
  return {
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, guess(before, input));
      return { before };
    },
    onError: (_error: Error, _input: Input, context: { before: Document | undefined } | undefined) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
    },
    onSuccess: (document: Document) => accept(client, document),
  };
}

const pendingPrefix = 'pending ';

/** Whether the service is shown before the server has added it. */
export function isPending({ id }: DocumentService): boolean {
  return id.startsWith(pendingPrefix);
}

export function useAddService(documentId: string) {
  return useMutation({
    mutationFn: ({ id }: ServiceCard) =>
      call(policies.addService, { params: { documentId }, body: { service: id, overrides: {} } }),
    ...useOptimistic(documentId, (document, card: ServiceCard) => ({
      ...document,
      services: [...document.services, pendingService(card)],
    })),
    meta: { quiet: true },
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (custom: CustomService) =>
      call(policies.addService, { params: { documentId }, body: { custom, overrides: {} } }),
    onSuccess: (document) => accept(client, document),
  });
}

export function useChangeService(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; overrides: ServiceOverrides; custom?: CustomService }) =>
      call(policies.changeService, { params: { documentId, documentServiceId: id }, body }),
    onSuccess: (document) => accept(client, document),
    meta: { quiet: true },
  });
}

export function useRemoveService(documentId: string) {
  return useMutation({
    mutationFn: ({ id }: DocumentService) =>
      call(policies.removeService, { params: { documentId, documentServiceId: id } }),
    ...useOptimistic(documentId, (document, { id }: DocumentService) => ({
      ...document,
      services: document.services.filter((service) => service.id !== id),
    })),
    meta: { quiet: true },
  });
}

export function useRestoreService(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string }) =>
      call(policies.restoreService, { params: { documentId, documentServiceId: id } }),
    onSuccess: (document) => accept(client, document),
    meta: { quiet: true },
  });
}

type Change = Call<typeof policies.updateDocument>['body'];

/** Changes settings or languages. Settings are shown at once as they were chosen. */
export function useChangeDocument(documentId: string) {
  return useMutation({
    mutationFn: (body: Change) => call(policies.updateDocument, { params: { documentId }, body }),
    ...useOptimistic(documentId, (document, { settings }: Change) => ({
      ...document,
      // What was entered has the shape of what is answered, once the server took it.
      settings: { ...document.settings, ...settings } as Document['settings'],
    })),
  });
}

export function useDeleteDocument(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: { readonly language?: Locale; readonly evidence: 'keep' | 'delete' }) =>
      call(policies.deleteDocument, { params: { documentId }, query }),
    onSuccess: ({ languages }) =>
      languages.length > 0
        ? client.invalidateQueries({ queryKey: documentKey(documentId) })
        : client.removeQueries({ queryKey: documentKey(documentId) }),
  });
}

export function usePublish(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(publishing.publish, { params: { documentId }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: documentKey(documentId) }),
    meta: { quiet: true },
  });
}
