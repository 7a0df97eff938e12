import { teams } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The people of the account. */
export const peopleQuery = queryOptions({
  queryKey: ['teams', 'people'],
  queryFn: ({ signal }) => call(teams.people, {}, { signal }),
});
