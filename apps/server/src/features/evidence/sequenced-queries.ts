import type { Tx } from '#platform/database/database.ts';

export type Sequenced = { readonly firstLeaf: number; readonly ids: readonly string[] };

/** How many leaves the trees of these accounts have. Those without a tree are left out. */
export async function listTreeSizes(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('evidenceTree')
    .select(['accountId', 'size'])
    .where('accountId', 'in', [...accountIds])
    .execute();
  return new Map(rows.map(({ accountId, size }) => [accountId, size]));
}

/** What the tree took in from a leaf on, in its order: at most so many batches. */
export async function listSequenced(tx: Tx, accountId: string, from: number, limit: number): Promise<Sequenced[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['firstLeaf', 'ids'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', '>=', from)
    .orderBy('firstLeaf')
    .limit(limit)
    .execute();
  // Those that are found by their leaf have one.
  return rows.map(({ firstLeaf, ids }) => ({ firstLeaf: firstLeaf as number, ids }));
}
