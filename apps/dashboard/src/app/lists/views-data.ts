import { mostViews, savedViews, type SavedList, type SavedView } from '@app/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { useMe } from '#app/session.ts';
import { shelf } from '#app/storage.ts';
import { parseViews } from './views.ts';

type Filters = Pick<SavedView, 'name' | 'search'>;

/** Says that a list has views, so that their row keeps its place while they load, and tells other tabs that they changed. */
const signal = (list: SavedList) => `views-of.${list}`;

const viewsQuery = (list: SavedList, keptKey: string) =>
  queryOptions({
    queryKey: ['saved-views', list, keptKey],
    queryFn: async ({ signal: aborted }) => {
      const kept = parseViews(shelf('localStorage').getItem(keptKey));
      if (kept.length === 0) return call(savedViews.list, { query: { list } }, { signal: aborted });
      return takeOver(list, keptKey, kept);
    },
  });

/** Views were kept in the browser before. They leave it once the server has them. */
async function takeOver(list: SavedList, keptKey: string, kept: readonly Filters[]) {
  const answer = await call(savedViews.add, { body: { list, views: kept.slice(0, mostViews) } }).catch(
    (error: unknown) => {
      // What is saved is listed in any case. What is kept waits for the next time.
      if (error instanceof ApiError && error.status === 400) return call(savedViews.list, { query: { list } });
      throw error;
    },
  );
  const left = kept.filter(({ search }) => !answer.views.some((view) => view.search === search));
  if (left.length === 0) shelf('localStorage').removeItem(keptKey);
  else shelf('localStorage').setItem(keptKey, JSON.stringify(left));
  return answer;
}

/** The views of a list, and their changes. What another tab or device changed is asked for again where a change is refused. */
export function useSavedViews(list: SavedList) {
  const client = useQueryClient();
  const { person, account } = useMe();
  const options = viewsQuery(list, `views.${list}.${account.id}.${person.id}`);
  const views = useQuery(options).data?.views;
  const hasViews = views && views.length > 0;

  useEffect(() => {
    if (hasViews === undefined) return;
    if (!hasViews) shelf('localStorage').removeItem(signal(list));
    else if (shelf('localStorage').getItem(signal(list)) === null) shelf('localStorage').setItem(signal(list), '0');
  }, [list, hasViews]);

  const readAgain = useEffectEvent((key: string | null) => {
    if (key === signal(list)) void client.invalidateQueries({ queryKey: options.queryKey });
  });
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => readAgain(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const keep = async (work: () => Promise<{ readonly views: SavedView[] }>): Promise<void> => {
    try {
      await client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData(options.queryKey, await work());
      shelf('localStorage').setItem(signal(list), String(Date.now()));
    } catch (error) {
      await client.invalidateQueries({ queryKey: options.queryKey });
      throw error;
    }
  };
  return {
    views,
    /** @throws ApiError `saved-view.changed` if another tab saved other filters under this name, `saved-view.limit` */
    save: ({ name, search, place }: Filters & { readonly place?: number }): Promise<void> => {
      const replaces = views?.find((view) => view.name === name)?.search ?? null;
      const body = { list, name, search, replaces, ...(place !== undefined && { place }) };
      return keep(() => call(savedViews.save, { body }));
    },
    /** At once on the screen; back if it fails. */
    remove: (name: string): Promise<void> =>
      keep(() => {
        client.setQueryData(
          options.queryKey,
          (before) => before && { views: before.views.filter((view) => view.name !== name) },
        );
        return call(savedViews.remove, { query: { list, name } });
      }),
  };
}

/** Whether the name is taken by filters that were saved elsewhere. */
export const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'saved-view.changed';
