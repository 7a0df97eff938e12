import { z } from 'zod';
import { oneLine } from './fields.ts';
import { accountPermissions, permission, projectPermissions, type Permission } from './permissions.ts';
import { roles, type Role } from './roles.ts';

const roleNames = Object.keys(roles) as [Role, ...Role[]]; // its keys are the type's

/** A role that somebody holds, in the whole account or in one project. */
export const heldRole = z.object({
  role: z.union([z.enum(roleNames), z.uuid()]).describe('A role that every account has, or the id of an own one'),
  projectId: z.uuid().nullable().describe('Null: in the whole account'),
});
export type HeldRole = Readonly<z.infer<typeof heldRole>>;

export const rolesField = z.array(heldRole).max(500);

/** Whether every account has the role. */
export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

export const teamName = oneLine(100);

export const team = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(heldRole),
  people: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type Team = Readonly<z.infer<typeof team>>;

export const accountPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  verified: z.boolean().describe('Whether the address is verified'),
  since: z.iso.datetime(),
  roles: z.array(heldRole).describe('Those given to the person alone'),
  teams: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Teams whose roles the person holds as well'),
});
export type AccountPerson = z.infer<typeof accountPerson>;

/** What somebody may do somewhere, and by which role, of which team. */
export const right = z.object({
  permission,
  projectId: z.uuid().nullable(),
  because: z.array(heldRole.extend({ teamId: z.uuid().nullable() })),
});
export type Right = z.infer<typeof right>;

/** A key that ends with the membership of the person who made it. */
export const keyOfPerson = z.object({ id: z.uuid(), name: z.string(), lastUsedOn: z.iso.date().nullable() });

// The owner alone ends or hands over an account, and whoever handles reports does nothing else (Directive (EU) 2019/1937, Art.
// 9(1)(c)).
const reserved: readonly Permission[] = ['account.transfer', 'account.delete', 'reports.manage'];

/** The permissions that a role of the account's own may have. */
export const ownPermissions: readonly Permission[] = [...accountPermissions, ...projectPermissions].filter(
  (one) => !reserved.includes(one),
);

export const mostOwnRoles = 50;

export const ownRole = z.object({
  id: z.uuid(),
  name: z.string(),
  permissions: z.array(permission),
  createdAt: z.iso.datetime(),
});
export type OwnRole = Readonly<z.infer<typeof ownRole>>;

export const ownRoleForm = z.object({
  name: teamName,
  permissions: z
    .array(permission.refine((one) => ownPermissions.includes(one), { error: 'field.invalid' }))
    .min(1)
    .max(100),
});
