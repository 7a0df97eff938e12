import { accounts, type Answer } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Provider = Answer<typeof accounts.instance>['providers'][number];

/** What this installation offers to somebody who is not signed in. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => call(accounts.instance, {}, { signal }),
  staleTime: Infinity,
});
