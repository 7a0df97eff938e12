import type { Permission } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type StoredRole = {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
};

/** The roles that an account made, by name. */
export async function listOwnRoles(tx: Tx, accountId: string): Promise<StoredRole[]> {
  const rows = await tx
    .selectFrom('ownRole')
    .select(['id', 'name', 'permissions', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute();
  // Only permissions of the contract are stored.
  return rows.map((row) => ({ ...row, permissions: row.permissions as Permission[] }));
}

export async function insertOwnRole(tx: Tx, accountId: string, role: StoredRole): Promise<void> {
  await tx
    .insertInto('ownRole')
    .values({ ...role, accountId, permissions: [...role.permissions] })
    .execute();
}

export async function updateOwnRole(
  tx: Tx,
  accountId: string,
  { id, name, permissions }: Omit<StoredRole, 'createdAt'>,
): Promise<void> {
  await tx
    .updateTable('ownRole')
    .set({ name, permissions: [...permissions] })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a role. It is gone with it from people and teams. */
export async function deleteOwnRole(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('ownRole').where('accountId', '=', accountId).where('id', '=', id).execute();
}
