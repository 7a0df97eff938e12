import { currentSession } from '@app/contract/current-session.ts';
import type { Answer } from '@app/contract/endpoint.ts';
import type { Permission } from '@app/contract/permissions.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './api.ts';
import { seedPreferenceCookies } from './cookies.ts';
import { setViewedPerson, viewedPerson } from './view-as.ts';
import { noteOwner } from './whom-to-ask.ts';

export type Me = Answer<typeof currentSession.me>;

/** The signed-in person and their account. Refused with `sign-in.required` if nobody is signed in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const me = await call(currentSession.me, {}, { signal }).catch((error: unknown) => {
      // Their roles changed, or they left: what they see is no longer to be seen.
      if (viewedPerson() !== null && error instanceof ApiError && error.status > 0) {
        setViewedPerson(null);
        window.location.reload();
      }
      throw error;
    });
    noteOwner(me.account.owner);
    seedPreferenceCookies(document, me.preferences);
    return me;
  },
  staleTime: 60_000,
});

/** The person and account of the session, for pages inside the shell, which loads them first. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data;
}

/** Whether the person has a permission in the whole account. */
export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}
