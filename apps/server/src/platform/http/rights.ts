import { isProjectPermission, permission, type Permission } from '@app/contract/permissions.ts';
import { roles } from '@app/contract/roles.ts';

/** The names of somebody's roles. An own role of the account stands here as the permissions that it gives. */
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
  /** Whether all projects of the account are visible. */
  readonly isWide: boolean;
  /** Only of an API key that was not given everything. */
  readonly limits?: Limits;
};

/** What an API key was given of the rights of the person who made it. */
export type Scope = {
  /** Null: all permissions. */
  readonly permissions: readonly Permission[] | null;
  /** Null: all projects. */
  readonly projects: readonly string[] | null;
};

type Limits = Scope & {
  /** The rights that the maker has now. */
  readonly ofMaker: Rights;
};

const nothing: ReadonlySet<Permission> = new Set();
const given: readonly (readonly [string, readonly Permission[]])[] = [
  ...Object.entries(roles),
  ...permission.options.map((one) => [one, [one]] as const),
];
const inAccount = new Map(given.map(([name, held]) => [name, new Set(held)]));
const inProject = new Map(given.map(([name, held]) => [name, new Set(held.filter(isProjectPermission))]));

/** Adds up roles. A role that this version does not know gives nothing. */
export function rightsOf({ account, projects }: HeldRoles): Rights {
  const whole = added(account, inAccount);
  return {
    roles: account,
    account: whole,
    anywhere: whole.union(permissionsIn(projects)),
    isWide: whole.has('sites.read'),
  };
}

/**
 * The rights that an API key and its maker have in common. A key for single projects is a guest of the account: it has no
 * permission outside of them.
 */
export function limitedTo(ofMaker: Rights, { permissions, projects }: Scope): Rights {
  if (permissions === null && projects === null) return ofMaker;
  const { roles: names, account, anywhere, isWide } = ofMaker;
  const limits = { permissions, projects, ofMaker };
  if (projects === null)
    return { roles: names, account: allowed(limits, account), anywhere: allowed(limits, anywhere), isWide, limits };
  const inProjects = new Set([...anywhere].filter(isProjectPermission));
  return { roles: [], account: nothing, anywhere: allowed(limits, inProjects), isWide: false, limits };
}

/** The permissions in one project, where a person or the maker of a key has these roles besides those in the account. */
export function permissionsAt({ account, limits }: Rights, held: readonly string[]): ReadonlySet<Permission> {
  if (!limits) return account.union(permissionsIn(held));
  return allowed(limits, limits.ofMaker.account.union(permissionsIn(held)));
}

/** Whether it is the key that lacks a permission, rather than the person who made it. */
export function isKeyTooNarrow({ limits }: Rights, permission: Permission): boolean {
  if (!limits) return false;
  const isGiven = limits.permissions === null || limits.permissions.includes(permission);
  return !isGiven || (limits.projects !== null && limits.ofMaker.account.has(permission));
}

function allowed({ permissions }: Scope, held: ReadonlySet<Permission>): ReadonlySet<Permission> {
  return permissions === null ? held : held.intersection(new Set(permissions));
}

/** What these roles allow in the project in which they are held. */
export function permissionsIn(held: readonly string[]): ReadonlySet<Permission> {
  return added(held, inProject);
}

export const noRights: Rights = rightsOf({ account: [], projects: [] });

function added(held: readonly string[], of: ReadonlyMap<string, ReadonlySet<Permission>>): ReadonlySet<Permission> {
  return held.reduce((all, role) => all.union(of.get(role) ?? nothing), nothing);
}
