import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { invitations } from './invitations.ts';
import { ownRoles } from './own-roles.ts';
import { ownership } from './ownership.ts';
import { accountPerson, keyOfPerson, right, rolesField, team, teamName } from './team-shapes.ts';

export { ownershipDays, type OwnershipOffer } from './ownership.ts';
export { invitationDays, type Invitation } from './invitations.ts';
export {
  isRole,
  mostOwnRoles,
  ownPermissions,
  type AccountPerson,
  type HeldRole,
  type OwnRole,
  type Right,
  type Team,
} from './team-shapes.ts';

const ofPerson = '/api/v1/people/{personId}' as const;
const ofTeam = '/api/v1/teams/{teamId}' as const;
const fresh = { keys: 'refused' } as const;
const teamForm = z.object({ name: teamName, roles: rolesField, people: z.array(z.uuid()).max(10_000) });

/** The people of an account, their roles and teams, and the accounts of a person. */
export const teams = {
  people: endpoint({
    method: 'GET',
    path: '/api/v1/people',
    access: 'people.read',
    summary: 'List the account’s people with their roles',
    answer: z.object({ people: z.array(accountPerson) }),
  }),
  readPerson: endpoint({
    method: 'GET',
    path: ofPerson,
    access: 'people.read',
    summary: 'Get a person with their permissions and the reasons, and the API keys that end with their membership',
    answer: accountPerson.extend({ rights: z.array(right), apiKeys: z.array(keyOfPerson) }),
  }),
  setRoles: endpoint({
    method: 'PUT',
    path: `${ofPerson}/roles`,
    access: 'people.manage',
    audit: 'roles.changed',
    fresh,
    summary: 'Set a person’s roles. You can add or remove only roles whose permissions you have',
    body: z.object({ roles: rolesField }),
    answer: accountPerson,
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: ofPerson,
    access: 'people.manage',
    audit: 'membership.ended',
    fresh,
    summary: 'Remove a person from the account. Their sessions and keys in it end immediately',
    status: 204,
    answer: z.unknown(),
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/v1/teams',
    access: 'people.read',
    summary: 'List the account’s teams with people and roles',
    answer: z.object({ teams: z.array(team) }),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/api/v1/teams',
    access: 'teams.manage',
    audit: ['team.created', 'team.joined', 'roles.changed'],
    fresh,
    summary: 'Create a team. Its people get its roles in addition to their own',
    status: 201,
    creates: true,
    asJobs: true,
    body: teamForm,
    answer: team,
  }),
  updateTeam: endpoint({
    method: 'PUT',
    path: ofTeam,
    access: 'teams.manage',
    audit: ['team.changed', 'team.joined', 'team.left', 'roles.changed'],
    fresh,
    summary: 'Set a team’s name, people and roles',
    body: teamForm,
    answer: team,
  }),
  deleteTeam: endpoint({
    method: 'DELETE',
    path: ofTeam,
    access: 'teams.manage',
    audit: 'team.deleted',
    fresh,
    summary: 'Delete a team and its roles. Its people stay in the account',
    status: 204,
    answer: z.unknown(),
  }),
  ...ownRoles,
  ...invitations,
  ...ownership,
  memberships: endpoint({
    method: 'GET',
    path: '/api/v1/memberships',
    access: 'signed-in',
    beforeTerms: true,
    beforeFactor: true,
    sessionOnly: true,
    summary: 'List the person’s accounts',
    answer: z.object({ accounts: z.array(z.object({ id: z.uuid(), name: z.string(), current: z.boolean() })) }),
  }),
  switchAccount: endpoint({
    method: 'POST',
    path: '/api/v1/session/account',
    beforeFactor: true,
    access: 'signed-in',
    audit: 'session.switched',
    sessionOnly: true,
    beforeTerms: true,
    byPerson: true,
    summary: 'Switch to another account of the person. The session gets a new secret, and the old one stops working',
    body: z.object({ accountId: z.uuid() }),
    answer: z.object({ accountId: z.uuid() }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/v1/membership',
    beforeFactor: true,
    access: 'signed-in',
    audit: 'membership.ended',
    fresh,
    sessionOnly: true,
    summary: 'Leave the account. Its owner must transfer or delete it first',
    status: 204,
    answer: z.unknown(),
  }),
};
