import { isProjectPermission, isRole, roles, type HeldRole, type Permission, type Right } from '@app/contract';

/** The permissions of an account's own roles, by the id of the role. */
export type OwnRoles = ReadonlyMap<string, readonly Permission[]>;

/** Which permissions somebody has where; the key `null` is the whole account. */
export type Held = ReadonlyMap<string | null, ReadonlySet<Permission>>;

function allowedBy(role: string, own: OwnRoles): readonly Permission[] {
  return isRole(role) ? roles[role] : (own.get(role) ?? []);
}

/** The permissions that roles give, in the account and in each project. */
export function heldBy(held: readonly HeldRole[], own: OwnRoles): Held {
  const places = Map.groupBy(held, ({ projectId }) => projectId);
  return new Map(
    [...places].map(([place, given]) => {
      const allowed = given.flatMap(({ role }) => allowedBy(role, own));
      return [place, new Set(place === null ? allowed : allowed.filter(isProjectPermission))];
    }),
  );
}

/** Whether a permission is held there: what holds in the account holds in all its projects. */
function has(held: Held, permission: Permission, place: string | null): boolean {
  return held.get(null)?.has(permission) === true || held.get(place)?.has(permission) === true;
}

/**
 * The first permission that one has and the other lacks. Handling reports is left out: who manages people appoints for it, and
 * may not hold it (Directive (EU) 2019/1937, Art. 9(1)(c)).
 */
export function lacking(by: Held, given: Held): Permission | undefined {
  for (const [place, permissions] of given) {
    const missing = [...permissions].find((one) => one !== 'reports.manage' && !has(by, one, place));
    if (missing) return missing;
  }
  return undefined;
}

const sameRole = (a: HeldRole, b: HeldRole) => a.role === b.role && a.projectId === b.projectId;

/** The roles without repetition. */
export function uniqueRoles(held: readonly HeldRole[]): HeldRole[] {
  return held.filter((role, at) => held.findIndex((one) => sameRole(one, role)) === at);
}

/** The roles to be given and to be taken. */
export function changeOf<Before extends HeldRole>(before: readonly Before[], after: readonly HeldRole[]) {
  const unique = uniqueRoles(after);
  return {
    given: unique.filter((role) => !before.some((one) => sameRole(one, role))),
    taken: before.filter((role) => !unique.some((one) => sameRole(one, role))),
    after: unique,
  };
}

/** Whether roles hold both the running of the account and the handling of reports. */
export function areExclusive(held: readonly HeldRole[]): boolean {
  const names = new Set(held.map(({ role }) => role));
  return names.has('whistleblowing-manager') && (names.has('owner') || names.has('admin'));
}

/** Whether a role is one of the account, and holds where it is given: in a project only roles that allow something there. */
export function isPlaced({ role, projectId }: HeldRole, projects: ReadonlySet<string>, own: OwnRoles): boolean {
  if (!isRole(role) && !own.has(role)) return false;
  if (projectId === null) return true;
  return (
    role !== 'owner' && role !== 'admin' && projects.has(projectId) && allowedBy(role, own).some(isProjectPermission)
  );
}

/** A role that somebody holds, by themselves or by a team. */
export type GrantedRole = HeldRole & { readonly teamId: string | null };

/** What somebody may do, where, and by which roles. */
export function rightsWithReasons(held: readonly GrantedRole[], own: OwnRoles): Right[] {
  return [...heldBy(held, own)].flatMap(([projectId, permissions]) =>
    [...permissions].map((permission) => ({
      permission,
      projectId,
      because: held
        .filter((one) => one.projectId === projectId && allowedBy(one.role, own).includes(permission))
        .map(({ role, teamId }) => ({ role, projectId, teamId })),
    })),
  );
}

/** Roles as they are recorded: `editor, author in 0190…`. */
export function recordedRoles(held: readonly HeldRole[]): string {
  return held.map(({ role, projectId }) => (projectId === null ? role : `${role} in ${projectId}`)).join(', ');
}
