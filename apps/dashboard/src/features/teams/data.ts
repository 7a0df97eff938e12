import {
  accounts,
  teams,
  type AccountPerson,
  type SignInRules,
  type Answer,
  type Call,
  type HeldRole,
} from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Person = AccountPerson;
export type { Invitation, OwnRole, Team } from '@app/contract';

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['teams', 'people', personId],
    queryFn: ({ signal }) => call(teams.readPerson, { params: { personId } }, { signal }),
  });

export const teamsQuery = queryOptions({
  queryKey: ['teams', 'teams'],
  queryFn: ({ signal }) => call(teams.listTeams, {}, { signal }),
});

export const ownRolesQuery = queryOptions({
  queryKey: ['teams', 'roles'],
  queryFn: ({ signal }) => call(teams.listRoles, {}, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: ['teams', 'invitations'],
  queryFn: ({ signal }) => call(teams.listInvitations, {}, { signal }),
});

/** A change to people, teams, roles or invitations: what the page shows of them is loaded again. */
function useChange<Given, Result>(change: (given: Given) => Promise<Result>, meta: { readonly quiet?: boolean } = {}) {
  const client = useQueryClient();
  return useMutation({ meta, mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: ['teams'] }) });
}

/** The dialog of the change shows itself why it was refused. */
const inDialog = { quiet: true };

export function useSetRoles(personId: string) {
  return useChange(
    (roles: readonly HeldRole[]) => call(teams.setRoles, { params: { personId }, body: { roles: [...roles] } }),
    inDialog,
  );
}

export function useRemovePerson() {
  return useChange((personId: string) => call(teams.removePerson, { params: { personId } }));
}

type TeamForm = Call<typeof teams.createTeam>['body'];

/** Creates a team, or changes the one with the id. */
export function useSaveTeam(teamId: string | undefined) {
  return useChange(
    (body: TeamForm) =>
      teamId === undefined ? call(teams.createTeam, { body }) : call(teams.updateTeam, { params: { teamId }, body }),
    inDialog,
  );
}

export function useDeleteTeam() {
  return useChange((teamId: string) => call(teams.deleteTeam, { params: { teamId } }));
}

type RoleForm = Call<typeof teams.createRole>['body'];

/** Creates a role, or changes the one with the id. */
export function useSaveRole(roleId: string | undefined) {
  return useChange(
    (body: RoleForm) =>
      roleId === undefined
        ? call(teams.createRole, { body })
        : call(teams.updateRole, { params: { ownRoleId: roleId }, body }),
    inDialog,
  );
}

export function useDeleteRole() {
  return useChange((roleId: string) => call(teams.deleteRole, { params: { ownRoleId: roleId } }));
}

export function useInvite() {
  return useChange((body: Call<typeof teams.invite>['body']) => call(teams.invite, { body }), inDialog);
}

export function useWithdraw() {
  return useChange((invitationId: string) => call(teams.withdrawInvitation, { params: { invitationId } }));
}

export const ownershipQuery = queryOptions({
  queryKey: ['teams', 'ownership'],
  queryFn: ({ signal }) => call(teams.readOwnershipOffer, {}, { signal }),
});

export function useOfferOwnership() {
  return useChange((personId: string) => call(teams.offerOwnership, { body: { personId } }));
}

export function useWithdrawOwnership() {
  return useChange(() => call(teams.withdrawOwnership, {}));
}

export function useDeclineOwnership() {
  return useChange(() => call(teams.declineOwnership, {}));
}

export function useAcceptOwnership() {
  return useMutation({
    mutationFn: () => call(teams.acceptOwnership, {}),
    // What one may do has changed on every page.
    onSuccess: () => window.location.reload(),
  });
}

export const signInRulesQuery = queryOptions({
  queryKey: ['teams', 'sign-in-rules'],
  queryFn: ({ signal }) => call(accounts.readSignInRules, {}, { signal }),
});

export function useSetSignInRules() {
  return useChange((body: SignInRules) => call(accounts.setSignInRules, { body }));
}

export type OpenedInvitation = Answer<typeof teams.openInvitation>;

export function useLeave() {
  return useMutation({
    mutationFn: () => call(teams.leave, {}),
    // Everything on the page was of the account.
    onSuccess: () => window.location.reload(),
  });
}
