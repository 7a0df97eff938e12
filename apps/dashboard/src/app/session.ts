import { currentSession } from '@app/contract/current-session.ts';
import type { Answer } from '@app/contract/endpoint.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export type Me = Answer<typeof currentSession.me>;

/** Who is signed in, and in which account. Refused with `sign-in.required` when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(currentSession.me, {}, { signal }),
  staleTime: 60_000,
});

/** The person and account of the session. Only for pages inside the shell, which asked before they are shown. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data;
}
