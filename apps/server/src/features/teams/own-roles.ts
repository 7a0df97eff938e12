import { mostOwnRoles, type OwnRole, type Permission } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { lockAccount } from './account-lock.ts';
import { authorityOf, checkHeld, checkNotHigher } from './authority.ts';
import { withFreeName } from './free-name.ts';
import { deleteOwnRole, insertOwnRole, listOwnRoles, updateOwnRole, type StoredRole } from './own-role-queries.ts';
import { listGrants, lockMemberships, refreshAccess } from './queries.ts';

type Form = { readonly name: string; readonly permissions: readonly Permission[] };

export async function readOwnRoles({ services, actor: { accountId } }: Context): Promise<OwnRole[]> {
  return services.db.inAccount(accountId, async (tx) => (await listOwnRoles(tx, accountId)).map(shown));
}

/** @throws Problem `role.missing`, `role.limit`, `role.name-taken` */
export async function createOwnRole({ services, actor }: Context, form: Form): Promise<OwnRole> {
  const { accountId } = actor;
  const now = services.now();
  const role = { ...cleaned(form), id: newId(now), createdAt: now };
  await withFreeName('role.name-taken', () =>
    services.db.asSystem(async (tx) => {
      await lockAccount(tx, accountId);
      if ((await listOwnRoles(tx, accountId)).length >= mostOwnRoles)
        throw new Problem('role.limit', { most: mostOwnRoles });
      const { mine } = await authorityOf(tx, accountId, actor.id);
      checkHeld(mine, everywhere(role.permissions));
      await insertOwnRole(tx, accountId, role);
      await recordEvent(tx, now, actor, 'role.created', { target: role.id, changes: changesBetween({}, said(role)) });
    }),
  );
  return shown(role);
}

/**
 * Changes what a role allows, at once for everybody who has it.
 * @throws Problem `role.not-found`, `role.missing`, `role.higher`, `role.name-taken`
 */
export async function changeOwnRole({ services, actor }: Context, roleId: string, form: Form): Promise<OwnRole> {
  const { accountId } = actor;
  const wanted = cleaned(form);
  return withFreeName('role.name-taken', () =>
    services.db.asSystem(async (tx) => {
      const { role } = await lockedRole(tx, accountId, actor.id, roleId, wanted.permissions);
      const changed = { ...role, ...wanted };
      await updateOwnRole(tx, accountId, changed);
      const changes = changesBetween(said(role), said(changed));
      await recordEvent(tx, services.now(), actor, 'role.changed', { target: roleId, changes });
      return shown(changed);
    }),
  );
}

/** @throws Problem `role.not-found`, `role.missing`, `role.higher` */
export async function removeOwnRole({ services, actor }: Context, roleId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const { role, holders } = await lockedRole(tx, accountId, actor.id, roleId, []);
    await deleteOwnRole(tx, accountId, roleId);
    await refreshAccess(tx, accountId, holders);
    await recordEvent(tx, services.now(), actor, 'role.deleted', { target: roleId, details: { name: role.name } });
  });
}

/** Locks a role and those who have it, and checks that who changes it may give and take all of it. */
async function lockedRole(
  tx: Tx,
  accountId: string,
  personId: string,
  roleId: string,
  wanted: readonly Permission[],
): Promise<{ readonly role: StoredRole; readonly holders: readonly string[] }> {
  await lockAccount(tx, accountId);
  const role = (await listOwnRoles(tx, accountId)).find(({ id }) => id === roleId);
  if (!role) throw new Problem('role.not-found');
  const grants = await listGrants(tx, accountId);
  const holders = [...new Set(grants.filter((grant) => grant.role === roleId).map((grant) => grant.personId))];
  await lockMemberships(tx, accountId, holders);
  const authority = await authorityOf(tx, accountId, personId);
  checkHeld(authority.mine, everywhere([...role.permissions, ...wanted]));
  checkNotHigher(authority, holders);
  return { role, holders };
}

const everywhere = (permissions: readonly Permission[]) => new Map([[null, new Set(permissions)]]);

const cleaned = ({ name, permissions }: Form): Form => ({ name, permissions: [...new Set(permissions)] });

const said = ({ name, permissions }: Form) => ({ name, permissions: permissions.join(', ') });

function shown({ createdAt, permissions, ...role }: StoredRole): OwnRole {
  return { ...role, permissions: [...permissions], createdAt: createdAt.toISOString() };
}
