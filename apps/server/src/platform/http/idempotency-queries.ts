import type { Tx } from '../database/database.ts';

export type HeldKey = {
  readonly accountId: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly createdAt: Date;
};
export type KeptKey = { readonly requestHash: Buffer; readonly status: number | null; readonly answer: string | null };

/** Whether this request is the first with its key. Of two at once one waits for the other's answer to this. */
export async function insertKey(tx: Tx, held: HeldKey): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotencyKey')
    .values(held)
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findKey(tx: Tx, accountId: string, key: string): Promise<KeptKey | undefined> {
  return tx
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'status', 'answer'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Takes the key of a request that began before `stale` and never ended: its process was killed. */
export async function takeOverKey(
  tx: Tx,
  { accountId, key, requestHash, createdAt }: HeldKey,
  stale: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('idempotencyKey')
    .set({ createdAt })
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .where('requestHash', '=', requestHash)
    .where('status', 'is', null)
    .where('createdAt', '<', stale)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateAnswer(tx: Tx, { accountId, key }: HeldKey, status: number, answer: string): Promise<void> {
  await tx
    .updateTable('idempotencyKey')
    .set({ status, answer })
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .execute();
}

export async function deleteKey(tx: Tx, { accountId, key }: HeldKey): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', accountId).where('key', '=', key).execute();
}

/** Over all accounts: keys are kept for a day. */
export async function deleteOldKeys(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute();
}
