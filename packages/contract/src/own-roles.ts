import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownRole, ownRoleForm } from './team-shapes.ts';

const ofRole = '/api/v1/roles/{ownRoleId}' as const;
const fresh = { keys: 'refused' } as const;

/** The roles that an account makes beside those that every account has. */
export const ownRoles = {
  listRoles: endpoint({
    method: 'GET',
    path: '/api/v1/roles',
    access: 'people.read',
    summary: 'The roles of the account’s own, beside those that every account has',
    answer: z.object({ roles: z.array(ownRole) }),
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/api/v1/roles',
    access: 'people.manage',
    audit: 'role.created',
    fresh,
    summary: 'Create a role of permissions that one has oneself',
    status: 201,
    creates: true,
    asJobs: true,
    body: ownRoleForm,
    answer: ownRole,
  }),
  updateRole: endpoint({
    method: 'PUT',
    path: ofRole,
    access: 'people.manage',
    audit: 'role.changed',
    fresh,
    summary: 'Set name and permissions of a role. The change holds at once for everybody who has it',
    body: ownRoleForm,
    answer: ownRole,
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: ofRole,
    access: 'people.manage',
    audit: 'role.deleted',
    fresh,
    summary: 'Delete a role. It is taken from everybody who has it',
    status: 204,
    answer: z.unknown(),
  }),
};
