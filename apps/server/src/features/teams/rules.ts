import { isProjectPermission, roles, type HeldRole, type Permission, type Right } from '@app/contract';

/** Which permissions somebody has where; the key `null` is the whole account. */
type Held = ReadonlyMap<string | null, ReadonlySet<Permission>>;

/** The permissions that roles give, in the account and in each project. */
export function heldBy(held: readonly HeldRole[]): Held {
  const places = [...new Set(held.map(({ projectId }) => projectId))];
  return new Map(
    places.map((place) => {
      const names = held.filter(({ projectId }) => projectId === place).map(({ role }) => role);
      const allowed: readonly Permission[] = names.flatMap((name) => roles[name]);
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

/** The roles to be given and to be taken. */
export function changeOf<Before extends HeldRole>(before: readonly Before[], after: readonly HeldRole[]) {
  const unique = after.filter((role, at) => after.findIndex((one) => sameRole(one, role)) === at);
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

/** Whether a role holds where it is given: in a project only roles that allow something there. */
export function isPlaced({ role, projectId }: HeldRole, projects: ReadonlySet<string>): boolean {
  if (projectId === null) return true;
  const allowed: readonly Permission[] = roles[role];
  return role !== 'owner' && role !== 'admin' && projects.has(projectId) && allowed.some(isProjectPermission);
}

/** What somebody may do, where, and by which roles. */
export function rightsWithReasons(held: readonly HeldRole[]): Right[] {
  return [...heldBy(held)].flatMap(([projectId, permissions]) =>
    [...permissions].map((permission) => ({
      permission,
      projectId,
      because: held.filter((one) => one.projectId === projectId && allows(one, permission)),
    })),
  );
}

function allows({ role }: HeldRole, permission: Permission): boolean {
  const allowed: readonly Permission[] = roles[role];
  return allowed.includes(permission);
}
