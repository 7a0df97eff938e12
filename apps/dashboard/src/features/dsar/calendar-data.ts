import { dsarCalendar } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

/** The calendar of due days of the signed-in person. */
export const calendarQuery = queryOptions({
  queryKey: ['dsar', 'calendar'],
  queryFn: ({ signal }) => call(dsarCalendar.read, {}, { signal }),
});

/** Makes an address; the one before no longer works. */
export function useMakeCalendar() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(dsarCalendar.make, {}),
    onSuccess: (calendar) => client.setQueryData(calendarQuery.queryKey, calendar),
  });
}

export function useRevokeCalendar() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(dsarCalendar.revoke, {}),
    onSuccess: () => client.setQueryData(calendarQuery.queryKey, { url: null, madeAt: null }),
  });
}
