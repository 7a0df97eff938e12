import type { Tx } from '#platform/database/database.ts';

export type LogKey = { readonly generation: number; readonly verifier: string; readonly statement: string | null };

/** The keys of an account, oldest first. */
export async function listLogKeys(tx: Tx, accountId: string): Promise<LogKey[]> {
  return tx
    .selectFrom('evidenceKey')
    .select(['generation', 'verifier', 'statement'])
    .where('accountId', '=', accountId)
    .orderBy('generation')
    .execute();
}

export async function insertLogKey(tx: Tx, accountId: string, key: LogKey): Promise<void> {
  await tx
    .insertInto('evidenceKey')
    .values({ accountId, ...key })
    .execute();
}
