import type { Tx } from '#platform/database/database.ts';

/** A batch in its tree. */
export type PlacedBatch = { readonly id: string; readonly ids: readonly string[]; readonly firstLeaf: number };

/** Over all accounts. */
export async function listAccountsWithTree(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('evidenceTree').select('accountId').orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** Batches from that leaf on, in the order of their leaves. */
export async function listPlacedBatches(
  tx: Tx,
  accountId: string,
  from: number,
  limit: number,
): Promise<PlacedBatch[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['id', 'ids', 'firstLeaf'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', '>=', from)
    .orderBy('firstLeaf')
    .limit(limit)
    .execute();
  // Those without a place are not found.
  return rows.map(({ id, ids, firstLeaf }) => ({ id, ids, firstLeaf: firstLeaf ?? 0 }));
}
