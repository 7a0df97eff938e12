import { teams } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { acceptInvitation, openInvitation, signUpInvited } from './acceptance.ts';
import { invite, readInvitations, withdrawInvitation } from './invitations.ts';
import { leaveAccount, readMemberships, removePerson, switchAccount } from './membership.ts';
import { changeOwnRole, createOwnRole, readOwnRoles, removeOwnRole } from './own-roles.ts';
import { acceptOwnership, declineOwnership, offerOwnership, readOffer, withdrawOwnership } from './ownership.ts';
import { changeRoles, readPeople, readPerson } from './people.ts';
import { changeTeam, createTeam, readTeams, removeTeam } from './teams.ts';

export const teamRoutes: Route[] = routes(teams, {
  people: async (_, context) => ({ people: await readPeople(context) }),

  readPerson: ({ params }, context) => readPerson(context, params.personId),

  setRoles: ({ params, body }, context) => changeRoles(context, params.personId, body.roles),

  removePerson: ({ params }, context) => removePerson(context, params.personId),

  listTeams: async (_, context) => ({ teams: await readTeams(context) }),
  createTeam: ({ body }, context) => createTeam(context, body),
  updateTeam: ({ params, body }, context) => changeTeam(context, params.teamId, body),
  deleteTeam: ({ params }, context) => removeTeam(context, params.teamId),

  listRoles: async (_, context) => ({ roles: await readOwnRoles(context) }),
  createRole: ({ body }, context) => createOwnRole(context, body),
  updateRole: ({ params, body }, context) => changeOwnRole(context, params.ownRoleId, body),
  deleteRole: ({ params }, context) => removeOwnRole(context, params.ownRoleId),

  listInvitations: async (_, context) => ({ invitations: await readInvitations(context) }),
  invite: ({ body }, exchange) => invite(exchange, body),
  withdrawInvitation: ({ params }, context) => withdrawInvitation(context, params.invitationId),
  openInvitation: ({ body }, exchange) => openInvitation(exchange, body.token),
  acceptInvitation: async ({ body }, exchange) => ({ accountId: await acceptInvitation(exchange, body.token) }),
  signUpInvited: ({ body }, exchange) => signUpInvited(exchange, body),

  readOwnershipOffer: async (_, context) => ({ offer: await readOffer(context) }),
  offerOwnership: async ({ body }, context) => ({ offer: await offerOwnership(context, body.personId) }),
  withdrawOwnership: (_, context) => withdrawOwnership(context),
  declineOwnership: (_, context) => declineOwnership(context),
  async acceptOwnership(_, context) {
    await acceptOwnership(context);
    return { accountId: context.actor.accountId };
  },

  memberships: async (_, context) => ({ accounts: await readMemberships(context) }),

  async switchAccount({ body }, exchange) {
    await switchAccount(exchange, body.accountId);
    return { accountId: body.accountId };
  },

  leave: (_, exchange) => leaveAccount(exchange),
});
