import type { Tx } from '#platform/database/database.ts';

/** Accounts with rows that are older than leaves, across all accounts. */
export async function listAdoptions(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('evidenceAdoption').select('accountId').orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** Returns whether the adoption was still pending. */
export async function deleteAdoption(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('evidenceAdoption')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
