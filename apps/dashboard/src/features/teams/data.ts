import { sites, teams, type AccountPerson, type HeldRole } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Person = AccountPerson;

export const peopleQuery = queryOptions({
  queryKey: ['teams', 'people'],
  queryFn: ({ signal }) => call(teams.people, {}, { signal }),
});

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['teams', 'people', personId],
    queryFn: ({ signal }) => call(teams.readPerson, { params: { personId } }, { signal }),
  });

export const projectsQuery = queryOptions({
  queryKey: ['sites', 'projects', 'for-teams'],
  queryFn: ({ signal }) => call(sites.listProjects, {}, { signal }),
});

export function useSetRoles(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (roles: readonly HeldRole[]) =>
      call(teams.setRoles, { params: { personId }, body: { roles: [...roles] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['teams'] }),
  });
}

export function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (personId: string) => call(teams.removePerson, { params: { personId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['teams'] }),
  });
}

export function useLeave() {
  return useMutation({
    mutationFn: () => call(teams.leave, {}),
    // Everything on the page was of the account.
    onSuccess: () => window.location.reload(),
  });
}
