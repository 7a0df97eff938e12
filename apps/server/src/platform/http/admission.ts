import type { Endpoint, Reference } from '@app/contract/endpoint.ts';
import { isProjectPermission, type Permission } from '@app/contract/permissions.ts';
import type { ErrorCode } from '@app/contract/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Holder } from '../database/entering.ts';
import { listProjectRoles, listRolesIn } from './admission-queries.ts';
import type { Actor } from './context.ts';
import { Problem } from './problem.ts';
import { isKeyTooNarrow, permissionsAt, type Rights } from './rights.ts';

/**
 * Finds the project of something: its id, null for what lies in no project, undefined for what the account does not
 * have.
 */
export type FindProject = (tx: Tx, accountId: string, id: string) => Promise<string | null | undefined>;

/** How the project of what a path parameter or reference names is found. */
export type Place = { readonly find: FindProject; readonly notFound: ErrorCode };

/** Places by the name of the path parameter: `siteId`, `documentId`, `document`, `projectId`. */
export type Places = Readonly<Record<string, Place>>;

/** The projects that a request may see; undefined: all of the account, or for guests all in which they have a role. */
export type Scope = readonly string[] | undefined;

/** Admits actors to endpoints by their permissions, before a handler runs. */
export type Admission = {
  /**
   * Checks the permission in the project of what the path names, and returns that project. Where the path names nothing of a
   * project, returns the projects where the actor has the permission.
   * @throws Problem `sign-in.required`, `session.required`, `role.missing`, `api-key.scope`, `….not-found` for what lies
   *   in a project where the actor has no role, or that the key is not for
   */
  admit(endpoint: Endpoint, actor: Actor | undefined, params: unknown): Promise<Scope>;
  /** Checks the permissions that fields of the query and body need, and returns their projects. @throws like `admit` */
  admitFields(endpoint: Endpoint, actor: Actor | undefined, input: FieldsOf): Promise<readonly string[]>;
};

type FieldsOf = { readonly query: unknown; readonly body: unknown };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parameterOf = { project: 'projectId', site: 'siteId', record: 'processingRecordId' } as const;

export function newAdmission(db: Pick<Database, 'inAccount'>, places: Places): Admission {
  /** Checks the permissions where this is. Returns its project, or nothing for actors who may do it in the whole account. */
  async function admitTo(
    { id, viewsAs: holderId = id, accountId, rights }: Actor,
    permissions: readonly Permission[],
    { find, notFound }: Place,
    thing: string,
  ): Promise<Scope> {
    // Wherever this is; that it exists is for the handler to find.
    if (permissions.every((permission) => rights.account.has(permission))) return undefined;
    const { project, roles } = await db.inAccount(accountId, async (tx) => {
      const found = await find(tx, accountId, thing);
      return { project: found, roles: found ? await listRolesIn(tx, accountId, holderId, found) : [] };
    });
    const { isWide } = rights.limits?.ofMaker ?? rights;
    const named = rights.limits?.projects;
    const isForKey = !named || (project && named.includes(project));
    if (!isForKey || (roles.length === 0 && !isWide)) throw new Problem(notFound);
    const held = permissionsAt(rights, roles);
    for (const permission of permissions) check(held, permission, rights);
    return project ? [project] : [];
  }

  /** The projects where an actor has permissions that they do not have in the whole account. */
  async function projectsWith(
    { id, viewsAs: holderId = id, accountId, rights }: Actor,
    permissions: readonly Permission[],
  ): Promise<Scope> {
    const has = (held: ReadonlySet<Permission>) => permissions.every((permission) => held.has(permission));
    // The database knows the projects of a key for single ones.
    if (has((rights.limits?.ofMaker ?? rights).account)) return undefined;
    const named = rights.limits?.projects;
    const placed = await db.inAccount(accountId, (tx) => listProjectRoles(tx, accountId, holderId));
    return placed
      .filter(({ project, roles }) => has(permissionsAt(rights, roles)) && (!named || named.includes(project)))
      .map(({ project }) => project);
  }

  async function admitField(actor: Actor, { to, permission }: Reference, value: unknown): Promise<readonly string[]> {
    if (to === 'member') {
      check(actor.rights.account, permission, actor.rights);
      return [];
    }
    const place = places[parameterOf[to]];
    if (!place) throw new Error(`Nothing finds the project of a ${to}.`);
    const found: string[] = [];
    for (const id of new Set([value].flat()))
      found.push(...((await admitTo(actor, [permission], place, String(id))) ?? []));
    return found;
  }

  return {
    async admit({ access, also = [], whole, sessionOnly, byConsentKey }, actor, params) {
      const named = (params ?? {}) as Readonly<Record<string, string>>;
      if (actor?.consentKeyOf !== undefined) {
        if (!byConsentKey || named['siteId'] !== actor.consentKeyOf) throw new Problem('role.missing');
        return undefined;
      }
      if (actor && sessionOnly && actor.sessionId === undefined) throw new Problem('session.required');
      if (access === 'public') return undefined;
      if (!actor) throw new Problem('sign-in.required');
      if (access === 'signed-in') return undefined;
      const permissions = [access, ...also];
      const parameter = Object.keys(named).find((name) => Object.hasOwn(places, name));
      const [place, id] = parameter === undefined ? [] : [places[parameter], named[parameter]];
      const isOfAccount = whole || !permissions.every(isProjectPermission);
      if (!isOfAccount && place && id !== undefined) {
        // What is no id is refused with the rest of the input.
        if (parameter !== 'document' && !uuid.test(id)) return undefined;
        const found = await admitTo(actor, permissions, place, id);
        // Whoever sees all projects also sees what the handler needs of the others.
        return actor.rights.isWide ? undefined : found;
      }
      const held = isOfAccount ? actor.rights.account : actor.rights.anywhere;
      for (const permission of permissions) check(held, permission, actor.rights);
      return isOfAccount ? undefined : projectsWith(actor, permissions);
    },

    async admitFields({ refers = {} }, actor, { query, body }) {
      const found: string[] = [];
      if (!actor) return found;
      const fields = { ...(query as object), ...(body as object) } as Readonly<Record<string, unknown>>;
      const isGiven = (name: string) => fields[name] !== undefined && fields[name] !== null && fields[name] !== '';
      for (const [name, reference] of Object.entries(refers)) {
        const { absent, permission, to } = reference;
        const isMissing = absent && !(absent.unless && isGiven(absent.unless));
        if (isGiven(name)) found.push(...(await admitField(actor, reference, fields[name])));
        // To take something out of its project, or to put it into none, concerns the whole account.
        else if (isMissing || (fields[name] === null && to === 'project'))
          check(actor.rights.account, permission, actor.rights);
      }
      return found;
    },
  };
}

/**
 * Who holds the transactions of a request that does not see all projects of the account, and which projects they show. A
 * key for single projects is a holder of its own, unless its maker is a guest as well: then it sees what both may.
 */
export function holderOf({ id, viewsAs, apiKeyId, rights: { limits } }: Actor, scope: Scope): Holder {
  if (!limits?.projects) return { id: viewsAs ?? id, projects: scope };
  if (limits.ofMaker.isWide && apiKeyId !== undefined) return { id: apiKeyId, projects: scope };
  return { id, projects: scope ?? limits.projects };
}

/** @throws Problem `role.missing`, `api-key.scope`; both name the permission */
function check(held: ReadonlySet<Permission>, permission: Permission, rights: Rights): void {
  if (held.has(permission)) return;
  const code = isKeyTooNarrow(rights, permission) ? 'api-key.scope' : 'role.missing';
  throw new Problem(code, undefined, undefined, { permission });
}
