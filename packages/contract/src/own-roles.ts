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
    summary: 'List the account’s custom roles',
    answer: z.object({ roles: z.array(ownRole) }),
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/api/v1/roles',
    access: 'people.manage',
    audit: 'role.created',
    fresh,
    summary: 'Create a role from permissions you have',
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
    summary: 'Set a role’s name and permissions. The change applies immediately to everyone with the role',
    body: ownRoleForm,
    answer: ownRole,
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: ofRole,
    access: 'people.manage',
    audit: 'role.deleted',
    fresh,
    summary: 'Delete a role and remove it from everyone',
    status: 204,
    answer: z.unknown(),
  }),
};
