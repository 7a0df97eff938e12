import { sql, type Tx } from '#platform/database/database.ts';

/** A batch with its position in the tree. */
export type PlacedBatch = {
  readonly id: string;
  readonly kind: 'consent' | 'entry' | 'audit';
  readonly ids: readonly string[];
  readonly firstLeaf: number;
};

/** A placed batch with its leaves in the tree, 32 bytes each. */
export type AuditedBatch = PlacedBatch & { readonly leaves: readonly Buffer[] };

/** Reads across all accounts. */
export async function listAccountsWithTree(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('evidenceTree').select('accountId').orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** Accounts that exist, or that have any evidence, across all accounts. */
export async function listAuditedAccounts(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account union select account_id from evidence_tree union select account_id from evidence_entry
    union select account_id from acceptance union select account_id from audit_log order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Batches from that leaf on, ordered by their leaves. */
export async function listPlacedBatches(
  tx: Tx,
  accountId: string,
  from: number,
  limit: number,
): Promise<PlacedBatch[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['id', 'kind', 'ids', 'firstLeaf'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', '>=', from)
    .orderBy('firstLeaf')
    .limit(limit)
    .execute();
  // The query returns only placed batches, so the fallback is never used.
  // A check constraint limits the kinds.
  return rows.map(({ firstLeaf, kind, ...batch }) => ({
    ...batch,
    kind: kind as PlacedBatch['kind'],
    firstLeaf: firstLeaf ?? 0,
  }));
}
