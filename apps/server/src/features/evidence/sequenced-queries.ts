import type { Tx } from '#platform/database/database.ts';

/** A batch in its tree: where its leaves end, and its consents, if it has consents. */
type Sequenced = { readonly end: number; readonly consentIds: readonly string[] };

/** What the tree took in from a leaf on, in its order: at most so many batches. */
export async function listSequenced(tx: Tx, accountId: string, from: number, limit: number): Promise<Sequenced[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['firstLeaf', 'ids', 'kind'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', '>=', from)
    .orderBy('firstLeaf')
    .limit(limit)
    .execute();
  // Those that are found by their leaf have one.
  return rows.map(({ firstLeaf, ids, kind }) => ({
    end: (firstLeaf as number) + ids.length,
    consentIds: kind === 'consent' ? ids : [],
  }));
}
