import type { Endpoint, Reference } from '@app/contract/endpoint.ts';
import { isProjectPermission, type Permission } from '@app/contract/permissions.ts';
import type { ErrorCode } from '@app/contract/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Actor } from './context.ts';
import { Problem } from './problem.ts';
import { holdsAnywhere, holdsIn } from './rights.ts';

/**
 * Finds the project of something: its id, null for what lies in no project, undefined for what the account does not
 * have.
 */
export type FindProject = (tx: Tx, accountId: string, id: string) => Promise<string | null | undefined>;

/** How the project of what a path parameter or reference names is found. */
export type Place = { readonly find: FindProject; readonly notFound: ErrorCode };

/** Places by the name of the path parameter: `siteId`, `documentId`, `document`, `projectId`. */
export type Places = Readonly<Record<string, Place>>;

/** Admits actors to endpoints by their permissions, before a handler runs. */
export type Admission = {
  /**
   * Checks the permission in the project of what the path names.
   * @throws Problem `sign-in.required`, `session.required`, `role.missing`, `….not-found` for what lies in a project
   *   where the actor has no role
   */
  admit(endpoint: Endpoint, actor: Actor | undefined, params: unknown): Promise<void>;
  /** Checks the permissions that fields of the query and body need. @throws like `admit` */
  admitFields(endpoint: Endpoint, actor: Actor | undefined, input: FieldsOf): Promise<void>;
};

type FieldsOf = { readonly query: unknown; readonly body: unknown };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parameterOf = { project: 'projectId', site: 'siteId' } as const;

export function newAdmission(db: Pick<Database, 'inAccount'>, places: Places): Admission {
  /** The project of what an id names. Without a hint that it exists where the actor has no role. */
  async function projectOf(actor: Actor, place: Place, id: string): Promise<string | null> {
    const project = await db.inAccount(actor.accountId, (tx) => place.find(tx, actor.accountId, id));
    const isVisible = project !== undefined && (project === null ? false : actor.rights.projects.has(project));
    if (!isVisible && !isAccountWide(actor)) throw new Problem(place.notFound);
    return project ?? null;
  }

  async function admitTo(actor: Actor, permissions: readonly Permission[], place: Place, id: string): Promise<void> {
    // Who may do it in the whole account may do it wherever this is; that it exists is for the handler to find.
    if (permissions.every((permission) => actor.rights.account.has(permission))) return;
    const project = await projectOf(actor, place, id);
    for (const permission of permissions) check(holdsIn(actor.rights, permission, project), permission);
  }

  async function admitField(actor: Actor, field: Reference, value: unknown): Promise<void> {
    if (field.to === 'member') return check(actor.rights.account.has(field.permission), field.permission);
    const place = places[parameterOf[field.to]];
    if (!place) throw new Error(`Nothing finds the project of a ${field.to}.`);
    for (const id of new Set([value].flat())) await admitTo(actor, [field.permission], place, String(id));
  }

  return {
    async admit({ access, also = [], whole, sessionOnly, byConsentKey }, actor, params) {
      const named = (params ?? {}) as Readonly<Record<string, string>>;
      if (actor?.consentKeyOf !== undefined) {
        if (!byConsentKey || named['siteId'] !== actor.consentKeyOf) throw new Problem('role.missing');
        return;
      }
      if (actor && sessionOnly && actor.sessionId === undefined) throw new Problem('session.required');
      if (access === 'public') return;
      if (!actor) throw new Problem('sign-in.required');
      if (access === 'signed-in') return;
      const permissions = [access, ...also];
      const parameter = Object.keys(named).find((name) => Object.hasOwn(places, name));
      const [place, id] = parameter === undefined ? [] : [places[parameter], named[parameter]];
      if (whole || !permissions.every(isProjectPermission)) {
        for (const permission of permissions) check(actor.rights.account.has(permission), permission);
      } else if (place && id !== undefined) {
        // What is no id is refused with the rest of the input.
        if (parameter === 'document' || uuid.test(id)) await admitTo(actor, permissions, place, id);
      } else {
        for (const permission of permissions) check(holdsAnywhere(actor.rights, permission), permission);
      }
    },

    async admitFields({ refers = {} }, actor, { query, body }) {
      if (!actor) return;
      const fields = { ...(query as object), ...(body as object) } as Readonly<Record<string, unknown>>;
      const isGiven = (name: string) => fields[name] !== undefined && fields[name] !== null && fields[name] !== '';
      for (const [name, reference] of Object.entries(refers)) {
        const { absent, permission } = reference;
        if (isGiven(name)) await admitField(actor, reference, fields[name]);
        else if (
          absent ? !(absent.unless && isGiven(absent.unless)) : fields[name] === null && reference.to !== 'member'
        )
          check(actor.rights.account.has(permission), permission);
      }
    },
  };
}

/** Whether somebody sees all projects of the account. */
export function isAccountWide({ rights }: Actor): boolean {
  return rights.account.has('sites.read');
}

/** @throws Problem `role.missing`, which names the permission */
function check(isHeld: boolean, permission: Permission): void {
  if (!isHeld) throw new Problem('role.missing', undefined, undefined, { permission });
}
