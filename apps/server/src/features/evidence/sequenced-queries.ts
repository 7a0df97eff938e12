import type { Tx } from '#platform/database/database.ts';

/** A batch in the tree: the index after its last leaf, and the ids of its consents or audit events, if any. */
type Sequenced = { readonly end: number; readonly consentIds: readonly string[]; readonly eventIds: readonly string[] };

/** The batches that the tree added from a leaf on, in order, up to a limit. */
export async function listSequenced(tx: Tx, accountId: string, from: number, limit: number): Promise<Sequenced[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['firstLeaf', 'ids', 'kind'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', '>=', from)
    .orderBy('firstLeaf')
    .limit(limit)
    .execute();
  // The query returns only placed batches, so the cast is safe.
  return rows.map(({ firstLeaf, ids, kind }) => ({
    end: (firstLeaf as number) + ids.length,
    consentIds: kind === 'consent' ? ids : [],
    eventIds: kind === 'audit' ? ids : [],
  }));
}
