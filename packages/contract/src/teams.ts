import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { permission } from './permissions.ts';
import { roles, type Role } from './roles.ts';

const roleNames = Object.keys(roles) as [Role, ...Role[]]; // its keys are the type's

/** A role that somebody holds, in the whole account or in one project. */
export const heldRole = z.object({
  role: z.enum(roleNames),
  projectId: z.uuid().nullable().describe('Null: in the whole account'),
});
export type HeldRole = Readonly<z.infer<typeof heldRole>>;

export const accountPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  verified: z.boolean().describe('Whether the address is verified'),
  since: z.iso.datetime(),
  roles: z.array(heldRole),
});
export type AccountPerson = z.infer<typeof accountPerson>;

/** What somebody may do somewhere, and by which of their roles. */
const right = z.object({ permission, projectId: z.uuid().nullable(), because: z.array(heldRole) });
export type Right = z.infer<typeof right>;

/** A key that ends with the membership of the person who made it. */
const keyOfPerson = z.object({ id: z.uuid(), name: z.string(), lastUsedOn: z.iso.date().nullable() });

const ofPerson = '/api/v1/people/{personId}' as const;
const fresh = { keys: 'refused' } as const;

/** The people of an account, their roles, and the accounts of a person. */
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
    body: z.object({ roles: z.array(heldRole).max(500) }),
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
  memberships: endpoint({
    method: 'GET',
    path: '/api/v1/memberships',
    access: 'signed-in',
    sessionOnly: true,
    summary: 'The accounts that the person belongs to',
    answer: z.object({ accounts: z.array(z.object({ id: z.uuid(), name: z.string(), current: z.boolean() })) }),
  }),
  switchAccount: endpoint({
    method: 'POST',
    path: '/api/v1/session/account',
    access: 'signed-in',
    audit: 'session.switched',
    sessionOnly: true,
    beforeTerms: true,
    summary: 'Go on in another account of the person. The session gets a new secret, and the old one is dead at once',
    body: z.object({ accountId: z.uuid() }),
    answer: z.object({ accountId: z.uuid() }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/v1/membership',
    access: 'signed-in',
    audit: 'membership.ended',
    fresh,
    sessionOnly: true,
    summary: 'Leave the account. Its owner hands it over or deletes it first',
    status: 204,
    answer: z.unknown(),
  }),
};
