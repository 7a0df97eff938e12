import { activity, sites, type EventGroup } from '@app/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export const eventsQuery = (group: EventGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: ['activity', group ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(
        activity.listEvents,
        { query: { ...(group && { group }), ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The names of existing sites, for the entries. */
export const siteNamesQuery = queryOptions({
  queryKey: ['sites', 'for-activity'],
  queryFn: ({ signal }) => call(sites.list, { query: { limit: 100 } }, { signal }),
});
