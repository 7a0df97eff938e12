import type { Tx } from '#platform/database/database.ts';

/** Locks an account until the transaction ends, so that what is counted or replaced in it happens one after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}
