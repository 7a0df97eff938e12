import type { Tx } from '#platform/database/database.ts';

/** The followers of account trees. */
export type FollowerName = 'newsletters' | 'webhooks';

/** Accounts whose trees have grown since this follower last read them, across all accounts. */
export async function listAccountsBehind(tx: Tx, follower: FollowerName): Promise<string[]> {
  const rows = await tx
    .selectFrom('evidenceCursor')
    .innerJoin('evidenceTree', 'evidenceTree.accountId', 'evidenceCursor.accountId')
    .select('evidenceCursor.accountId')
    .where('follower', '=', follower)
    .whereRef('size', '>', 'leaf')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Locks a cursor until the transaction ends. Undefined: another transaction holds it, or there is none. */
export async function lockCursor(tx: Tx, accountId: string, follower: FollowerName): Promise<number | undefined> {
  const row = await tx
    .selectFrom('evidenceCursor')
    .select('leaf')
    .where('accountId', '=', accountId)
    .where('follower', '=', follower)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.leaf;
}

/** Inserts a cursor at a leaf, unless the account is followed already. */
export async function insertCursor(tx: Tx, accountId: string, follower: FollowerName, leaf: number): Promise<void> {
  await tx
    .insertInto('evidenceCursor')
    .values({ accountId, follower, leaf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateCursor(tx: Tx, accountId: string, follower: FollowerName, leaf: number): Promise<void> {
  await tx
    .updateTable('evidenceCursor')
    .set({ leaf })
    .where('accountId', '=', accountId)
    .where('follower', '=', follower)
    .execute();
}

export async function deleteCursor(tx: Tx, accountId: string, follower: FollowerName): Promise<void> {
  await tx.deleteFrom('evidenceCursor').where('accountId', '=', accountId).where('follower', '=', follower).execute();
}
