import { teams } from '@app/contract/teams.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { usePaths } from './paths.ts';

const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => call(teams.memberships, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The other accounts of the person, and how to go on in one of them, where everything is loaded anew. */
export function useOtherAccounts() {
  const paths = usePaths();
  const { data } = useQuery(membershipsQuery);
  const change = useMutation({
    mutationFn: (accountId: string) => call(teams.switchAccount, { body: { accountId } }),
    onSuccess: () => window.location.assign(paths.sites),
  });
  return {
    others: data?.accounts.filter(({ current }) => !current) ?? [],
    goTo: (accountId: string) => change.mutate(accountId),
    isGoing: change.isPending,
  };
}
