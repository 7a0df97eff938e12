import { isProjectPermission, type Permission } from '@app/contract/permissions.ts';
import { isRole, roles, type Grant } from '@app/contract/roles.ts';

/** The permissions of a person or key. Rights add up: what holds in the account holds in all its projects. */
export type Rights = {
  readonly account: ReadonlySet<Permission>;
  /** By project, the permissions that hold there and not in the account. */
  readonly projects: ReadonlyMap<string, ReadonlySet<Permission>>;
};

export const noRights: Rights = { account: new Set(), projects: new Map() };

/** Adds up roles. A role that this version does not know gives nothing. */
export function rightsOf(grants: readonly Grant[]): Rights {
  const account = new Set<Permission>();
  const projects = new Map<string, Set<Permission>>();
  for (const { role, projectId } of grants) {
    const permissions: readonly Permission[] = isRole(role) ? roles[role] : [];
    if (projectId === null) for (const permission of permissions) account.add(permission);
    else {
      const held = projects.get(projectId) ?? new Set();
      for (const permission of permissions) if (isProjectPermission(permission)) held.add(permission);
      projects.set(projectId, held);
    }
  }
  return { account, projects };
}

/** Whether the permission is held in a project; in the whole account where `projectId` is null. */
export function holdsIn({ account, projects }: Rights, permission: Permission, projectId: string | null): boolean {
  return account.has(permission) || (projectId !== null && projects.get(projectId)?.has(permission) === true);
}

/** Whether the permission is held in the account or in any of its projects. */
export function holdsAnywhere({ account, projects }: Rights, permission: Permission): boolean {
  return account.has(permission) || [...projects.values()].some((held) => held.has(permission));
}
