import { dsar, type Call, type DsarRequest, type DsarRequestSummary } from '@app/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';
import { moveInLists } from './moved-request.ts';

export type { DsarDeadline, DsarForm, DsarRequest, DsarRequestSummary, DsarTask } from '@app/contract';

/** A state to which a request can be moved, and the action that moves it there. */
export type Move = DsarRequestSummary['moves'][number];
type Filter = Omit<Call<typeof dsar.list>['query'], 'after'>;
export type Step = Call<typeof dsar.step>['body']['step'];
export type Letter = Call<typeof dsar.draftLetter>['body'];

const key = ['dsar'] as const;

/** The requests that match, 50 at a time. */
export const requestsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(dsar.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ requests, more }) => (more ? requests.at(-1)?.id : undefined),
    placeholderData: keepFilled(({ requests }) => requests.length > 0),
  });

/** A request. Reading it is logged, so that it is not fetched again by itself. */
export const requestQuery = (dsarRequestId: string) =>
  queryOptions({
    queryKey: [...key, 'one', dsarRequestId],
    queryFn: ({ signal }) => call(dsar.read, { params: { dsarRequestId } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const formQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...key, 'form', siteId],
    queryFn: ({ signal }) => call(dsar.readForm, { params: { siteId } }, { signal }),
  });

/** Changes of a request are sent one after the other: each answer is the whole request, and the last one stays. */
const inTurn = (id: string) => ({ id: [...key, 'change', id].join(' ') });

/** What became of the requests of a year. */
export const figuresQuery = (year: number) =>
  queryOptions({
    queryKey: [...key, 'figures', year],
    queryFn: ({ signal }) =>
      call(dsar.figures, { query: { from: `${year}-01-01`, until: `${year}-12-31` } }, { signal }),
  });

/** What somebody at a place can ask the owner of a site for. */
export const rightsQuery = (place: string, siteId: string) =>
  queryOptions({
    queryKey: [...key, 'rights', place, siteId],
    queryFn: ({ signal }) => call(dsar.rights, { query: { place, ...(siteId !== '' && { siteId }) } }, { signal }),
    enabled: /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(place),
  });

export function useSaveForm(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsar.updateForm>['body']) => call(dsar.updateForm, { params: { siteId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'form', siteId] }),
  });
}

export function useEnterRequest() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsar.create>['body']) => call(dsar.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  });
}

/** @param isExact Whether a step builds on what its form shows, so that it is refused if anything changed since */
export function useStep({ id, version }: Pick<DsarRequest, 'id' | 'version'>, isExact = false) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(id),
    meta: { quiet: true },
    mutationFn: (step: Step) => {
      // What was sent before it has a newer version by now.
      const cached = client.getQueryData(requestQuery(id).queryKey)?.version ?? 0;
      const newest = isExact ? version : Math.max(version, cached);
      return call(dsar.step, { params: { dsarRequestId: id }, body: { version: newest, step } });
    },
    onSuccess: async (request) => {
      client.setQueryData(requestQuery(id).queryKey, request);
      await client.cancelQueries({ queryKey: [...key, 'list'] });
      moveInLists(client, [...key, 'list'], request);
      await client.invalidateQueries({ queryKey: [...key, 'list'] });
      await client.invalidateQueries({ queryKey: [...key, 'figures'] });
    },
    onError: async (error) => {
      // What happened meanwhile is shown, and what was typed stays.
      if (!(error instanceof ApiError && error.code === 'dsar.changed')) return;
      await client.invalidateQueries({ queryKey: requestQuery(id).queryKey });
      await client.invalidateQueries({ queryKey: [...key, 'list'] });
    },
  });
}

export function useDraft(id: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Letter) => call(dsar.draftLetter, { params: { dsarRequestId: id }, body }),
  });
}

export function useMakeTasks(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(id),
    meta: { quiet: true },
    mutationFn: () => call(dsar.addTasks, { params: { dsarRequestId: id } }),
    onSuccess: (request) => client.setQueryData(requestQuery(id).queryKey, request),
  });
}

/** Erases the choices under the consent ID that a requester gave. */
export function useEraseChoices(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(id),
    meta: { quiet: true },
    mutationFn: () => call(dsar.eraseChoices, { params: { dsarRequestId: id } }),
    onSuccess: (request) => client.setQueryData(requestQuery(id).queryKey, request),
  });
}

export function useSaveTask(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: inTurn(id),
    meta: { quiet: true },
    mutationFn: ({ taskId, ...body }: Call<typeof dsar.updateTask>['body'] & { readonly taskId: string }) =>
      call(dsar.updateTask, { params: { dsarRequestId: id, dsarTaskId: taskId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  });
}
