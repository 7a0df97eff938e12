import type { AccountPerson, HeldRole } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { insertRoleGrant, listApiKeys } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { listProjects } from '../sites/index.ts';
import { deleteGrant, listGrants, listPeople, lockMembership, type Grant, type Member } from './queries.ts';
import { areExclusive, changeOf, heldBy, isPlaced, lacking, rightsWithReasons } from './rules.ts';

export async function readPeople({ services, actor: { accountId } }: Context): Promise<AccountPerson[]> {
  return services.db.inAccount(accountId, async (tx) => {
    const grants = Map.groupBy(await listGrants(tx, accountId), ({ personId }) => personId);
    return (await listPeople(tx, accountId)).map((person) => shown(person, grants.get(person.id) ?? []));
  });
}

/** @throws Problem `person.not-found` */
export async function readPerson(context: Context, personId: string) {
  const person = (await readPeople(context)).find(({ id }) => id === personId);
  if (!person) throw new Problem('person.not-found');
  const { services, actor } = context;
  const keys = await services.db.inAccount(actor.accountId, (tx) => listApiKeys(tx, actor.accountId));
  const apiKeys = keys
    .filter((key) => key.personId === personId)
    .map(({ id, name, lastUsedOn }) => ({ id, name, lastUsedOn }));
  return { ...person, rights: rightsWithReasons(person.roles), apiKeys };
}

/**
 * Sets the roles of a person. Nobody gives or takes what they lack, or changes the roles of somebody who may do more.
 * @throws Problem `person.not-found`, `role.owner`, `role.exclusive`, `role.higher`, `role.project`, `role.missing`
 */
export async function changeRoles(
  { services, actor }: Context,
  personId: string,
  wanted: readonly HeldRole[],
): Promise<AccountPerson> {
  const { accountId } = actor;
  return services.db.asSystem(async (tx) => {
    const { grants, own } = await lockedGrants(tx, accountId, personId);
    const { given, taken, after } = changeOf(own, wanted);
    if ([...given, ...taken].some(({ role }) => role === 'owner')) throw new Problem('role.owner');
    const projects = new Set((await listProjects(tx, accountId)).map(({ id }) => id));
    if (given.some((role) => !isPlaced(role, projects))) throw new Problem('role.project');
    if (areExclusive(after)) throw new Problem('role.exclusive');
    const mine = heldBy(grants.filter((grant) => grant.personId === actor.id));
    if (lacking(mine, heldBy(own))) throw new Problem('role.higher');
    const missing = lacking(mine, heldBy(given));
    if (missing) throw new Problem('role.missing', undefined, undefined, { permission: missing });

    const now = services.now();
    for (const { id } of taken) await deleteGrant(tx, accountId, id);
    for (const role of given)
      await insertRoleGrant(tx, { ...role, accountId, id: newId(now), personId, createdAt: now });
    if (given.length + taken.length > 0)
      await recordEvent(tx, now, actor, 'roles.changed', {
        target: personId,
        changes: { roles: [named(own), named(after)] },
        details: { newAdmin: given.some(({ role }) => role === 'admin') },
      });
    const person = (await listPeople(tx, accountId)).find(({ id }) => id === personId);
    if (!person) throw new Problem('person.not-found');
    return shown(person, after);
  });
}

/** All grants of the account, and those of a person whose membership is locked. @throws Problem `person.not-found` */
export async function lockedGrants(
  tx: Tx,
  accountId: string,
  personId: string,
): Promise<{ readonly grants: readonly Grant[]; readonly own: readonly Grant[] }> {
  if (!(await lockMembership(tx, accountId, personId))) throw new Problem('person.not-found');
  const grants = await listGrants(tx, accountId);
  return { grants, own: grants.filter((grant) => grant.personId === personId) };
}

function shown({ createdAt, ...person }: Member, held: readonly HeldRole[]): AccountPerson {
  return {
    ...person,
    since: createdAt.toISOString(),
    roles: held.map(({ role, projectId }) => ({ role, projectId })),
  };
}

/** Roles as they are recorded: `editor, author in 0190…`. */
function named(held: readonly HeldRole[]): string {
  return held.map(({ role, projectId }) => (projectId === null ? role : `${role} in ${projectId}`)).join(', ');
}
