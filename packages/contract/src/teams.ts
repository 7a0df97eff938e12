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
    summary: 'The people of the account with their roles',
    answer: z.object({ people: z.array(accountPerson) }),
  }),
  readPerson: endpoint({
    method: 'GET',
    path: ofPerson,
    access: 'people.read',
    summary: 'One person, with what they may do and why, and the API keys that end with their membership',
    answer: accountPerson.extend({ rights: z.array(right), apiKeys: z.array(keyOfPerson) }),
  }),
  setRoles: endpoint({
    method: 'PUT',
    path: `${ofPerson}/roles`,
    access: 'people.manage',
    audit: 'roles.changed',
    fresh,
    summary: 'Set the roles of a person. Nobody gives or takes a role that allows what they may not do themselves',
    body: z.object({ roles: rolesField }),
    answer: accountPerson,
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: ofPerson,
    access: 'people.manage',
    audit: 'membership.ended',
    fresh,
    summary: 'Take a person out of the account. Their sessions and keys in it end at once',
    status: 204,
    answer: z.unknown(),
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/v1/teams',
    access: 'people.read',
    summary: 'The teams of the account with their people and roles',
    answer: z.object({ teams: z.array(team) }),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/api/v1/teams',
    access: 'teams.manage',
    audit: ['team.created', 'team.joined', 'roles.changed'],
    fresh,
    summary: 'Create a team: its people hold its roles beside their own',
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
    summary: 'Set name, people and roles of a team',
    body: teamForm,
    answer: team,
  }),
  deleteTeam: endpoint({
    method: 'DELETE',
    path: ofTeam,
    access: 'teams.manage',
    audit: 'team.deleted',
    fresh,
    summary: 'Delete a team with the roles it gave. Its people stay in the account',
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
    summary: 'The accounts that the person belongs to',
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
    summary: 'Go on in another account of the person. The session gets a new secret, and the old one is dead at once',
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
    summary: 'Leave the account. Its owner hands it over or deletes it first',
    status: 204,
    answer: z.unknown(),
  }),
};
