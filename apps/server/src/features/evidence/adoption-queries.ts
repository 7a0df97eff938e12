import type { Tx } from '#platform/database/database.ts';

/** Accounts with rows from before leaves were made of them. Over all accounts. */
export async function listAdoptions(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('evidenceAdoption').select('accountId').orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** Whether it was still to be done. */
export async function deleteAdoption(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('evidenceAdoption')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
