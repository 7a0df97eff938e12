import { isProjectPermission, type Permission } from '@app/contract/permissions.ts';
import { roles } from '@app/contract/roles.ts';

/** The names of somebody's roles. */
export type HeldRoles = {
  /** In the whole account. */
  readonly account: readonly string[];
  /** In any of its projects. */
  readonly projects: readonly string[];
};

/** The permissions of a person or key. Rights add up: what holds in the account holds in all its projects. */
export type Rights = {
  readonly roles: readonly string[];
  readonly account: ReadonlySet<Permission>;
  /** What holds in the account or in at least one project. */
  readonly anywhere: ReadonlySet<Permission>;
};

const nothing: ReadonlySet<Permission> = new Set();
const inAccount = new Map(Object.entries(roles).map(([role, held]) => [role, new Set<Permission>(held)]));
const inProject = new Map(
  Object.entries(roles).map(([role, held]) => [role, new Set<Permission>(held.filter(isProjectPermission))]),
);

/** Adds up roles. A role that this version does not know gives nothing. */
export function rightsOf({ account, projects }: HeldRoles): Rights {
  const whole = added(account, inAccount);
  return { roles: account, account: whole, anywhere: whole.union(permissionsIn(projects)) };
}

/** What these roles allow in the project in which they are held. */
export function permissionsIn(held: readonly string[]): ReadonlySet<Permission> {
  return added(held, inProject);
}

export const noRights: Rights = rightsOf({ account: [], projects: [] });

function added(held: readonly string[], of: ReadonlyMap<string, ReadonlySet<Permission>>): ReadonlySet<Permission> {
  return held.reduce((all, role) => all.union(of.get(role) ?? nothing), nothing);
}
