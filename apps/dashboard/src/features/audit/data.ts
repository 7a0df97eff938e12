import { audit, auditExports, eventFilter, sites, type Call } from '@app/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#app/api.ts';
import { exportsQueryOf } from '#app/csv-exports/data.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';

type Asked = Omit<Call<typeof auditExports.start>['body'], 'format'>;

/** The filters of the log, as they are in the address of the page. */
export type Filter = Omit<Asked, 'from' | 'to'> & {
  /** Days, as the date fields give them: 2026-11-27. */
  readonly from?: string;
  readonly to?: string;
};

export const filterNames = Object.keys(eventFilter) as readonly (keyof Filter)[]; // its keys are the type's

const inAddress = z.object(eventFilter).extend({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** The filters in an address. Those that are none are left out. */
export function filterIn(search: URLSearchParams): Filter {
  const given = filterNames.flatMap((name) => {
    const value = search.get(name);
    const read = value === null ? undefined : inAddress.shape[name].safeParse(value);
    return read?.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return Object.fromEntries(given) as Filter; // each value was read by the schema of its name
}

/** A filter as the API takes it: the days, as they are in the time zone of the reader, become moments. */
export function queryOf({ from, to, ...filter }: Filter): Asked {
  return {
    ...filter,
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: dayAfter(to).toISOString() }),
  };
}

function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date;
}

export const eventsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'events', filter],
    queryFn: ({ signal, pageParam }) =>
      call(audit.listEvents, { query: { ...queryOf(filter), ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepFilled(({ events }) => events.length > 0),
  });

/** The names of existing sites, for the events. */
export const siteNamesQuery = queryOptions({
  queryKey: ['sites', 'for-audit'],
  queryFn: ({ signal }) => call(sites.list, { query: { limit: 100 } }, { signal }),
});

export const retentionQuery = queryOptions({
  queryKey: ['audit', 'retention'],
  queryFn: ({ signal }) => call(audit.readRetention, {}, { signal }),
});

export function useSetRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (years: number) => call(audit.setRetention, { body: { years } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

export const exportsQuery = exportsQueryOf(['audit', 'log'], (signal) => call(auditExports.list, {}, { signal }));

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof auditExports.start>['body']) => call(auditExports.start, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}
