import type { AccountPerson, HeldRole } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { insertRoleGrant, listApiKeys } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { checkGiven, checkNotExclusive, checkNotHigher, lockedAuthority } from './authority.ts';
import { listOwnRoles } from './own-role-queries.ts';
import { deleteGrant, listGrants, listPeople, plainRole, type Grant, type Member } from './queries.ts';
import { changeOf, recordedRoles, rightsWithReasons } from './rules.ts';
import { listTeams, type StoredTeam } from './team-queries.ts';

export async function readPeople({ services, actor: { accountId } }: Context): Promise<AccountPerson[]> {
  return services.db.inAccount(accountId, async (tx) => {
    const grants = Map.groupBy(await listGrants(tx, accountId), ({ personId }) => personId);
    const teams = await listTeams(tx, accountId);
    return (await listPeople(tx, accountId)).map((person) => shown(person, grants.get(person.id) ?? [], teams));
  });
}

/** @throws Problem `person.not-found` */
export async function readPerson({ services, actor: { accountId } }: Context, personId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    const person = (await listPeople(tx, accountId)).find(({ id }) => id === personId);
    if (!person) throw new Problem('person.not-found');
    const grants = (await listGrants(tx, accountId)).filter((grant) => grant.personId === personId);
    const own = new Map((await listOwnRoles(tx, accountId)).map(({ id, permissions }) => [id, permissions]));
    const keys = (await listApiKeys(tx, accountId)).filter((key) => key.personId === personId);
    return {
      ...shown(person, grants, await listTeams(tx, accountId)),
      rights: rightsWithReasons(grants, own),
      apiKeys: keys.map(({ id, name, lastUsedOn }) => ({ id, name, lastUsedOn })),
    };
  });
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
    const authority = await lockedAuthority(tx, accountId, actor.id, [personId]);
    const held = authority.grantsOf(personId);
    const ofTeams = held.filter(({ teamId }) => teamId !== null);
    const before = held.filter(({ teamId }) => teamId === null);
    const { given, taken, after } = changeOf(before, wanted);
    if ([...given, ...taken].some(({ role }) => role === 'owner')) throw new Problem('role.owner');
    checkNotExclusive([...after, ...ofTeams]);
    checkNotHigher(authority, [personId]);
    checkGiven(authority, given);

    const now = services.now();
    for (const { id } of taken) await deleteGrant(tx, accountId, id);
    for (const role of given)
      await insertRoleGrant(tx, { ...role, accountId, id: newId(now), personId, createdAt: now });
    if (given.length + taken.length > 0)
      await recordEvent(tx, now, actor, 'roles.changed', {
        target: personId,
        changes: { roles: [recordedRoles(before), recordedRoles(after)] },
        details: { newAdmin: given.some(({ role }) => role === 'admin') },
      });
    return readChanged(tx, accountId, personId);
  });
}

async function readChanged(tx: Tx, accountId: string, personId: string): Promise<AccountPerson> {
  const person = (await listPeople(tx, accountId)).find(({ id }) => id === personId);
  if (!person) throw new Problem('person.not-found');
  const grants = (await listGrants(tx, accountId)).filter((grant) => grant.personId === personId);
  return shown(person, grants, await listTeams(tx, accountId));
}

function shown({ createdAt, ...person }: Member, held: readonly Grant[], teams: readonly StoredTeam[]): AccountPerson {
  return {
    ...person,
    since: createdAt.toISOString(),
    roles: held.filter(({ teamId }) => teamId === null).map(plainRole),
    teams: teams.filter(({ people }) => people.includes(person.id)).map(({ id, name }) => ({ id, name })),
  };
}
