import type { Tx } from '#platform/database/database.ts';

/** The identity of a key: keys of two senders never collide. */
export type KeyName = {
  readonly accountId: string;
  /** The person, the API key or the consent key. */
  readonly actorId: string;
  readonly keyHash: Buffer;
};
export type Outcome = {
  readonly status: number;
  /** Null: the response contained a secret. */
  readonly answer: string | null;
  /** The id of the resource that was created, when the response is not stored. */
  readonly madeId: string | null;
};
export type StoredKey = {
  readonly requestHash: Buffer;
  readonly status: number | null;
  readonly answer: string | null;
  readonly madeId: string | null;
  readonly createdAt: Date;
};
type NewKey = KeyName & { readonly requestHash: Buffer; readonly createdAt: Date } & Partial<Outcome>;

const columns = ['requestHash', 'status', 'answer', 'madeId', 'createdAt'] as const;

const nameOf = ({ accountId, actorId, keyHash }: KeyName): KeyName => ({ accountId, actorId, keyHash });

/** Returns whether this request is the first with its key. A concurrent one waits until the other has committed. */
export async function insertKey(tx: Tx, key: NewKey): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotencyKey')
    .values(key)
    .onConflict((conflict) => conflict.columns(['accountId', 'actorId', 'keyHash']).doNothing())
    .returning('createdAt')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findKey(tx: Tx, key: KeyName): Promise<StoredKey | undefined> {
  return tx
    .selectFrom('idempotencyKey')
    .select(columns)
    .where((is) => is.and(nameOf(key)))
    .executeTakeFirst();
}

/** Locks the key until the transaction ends; undefined while another transaction holds it, or if it is gone. */
export async function lockKey(tx: Tx, key: KeyName): Promise<StoredKey | undefined> {
  return tx
    .selectFrom('idempotencyKey')
    .select(columns)
    .where((is) => is.and(nameOf(key)))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

type KeyChange = Partial<Outcome> & { readonly requestHash?: Buffer; readonly createdAt?: Date };

export async function updateKey(tx: Tx, key: KeyName, change: KeyChange): Promise<void> {
  await tx
    .updateTable('idempotencyKey')
    .set(change)
    .where((is) => is.and(nameOf(key)))
    .execute();
}

/** Deletes the key of a refused request, which did nothing. */
export async function deleteUnsettledKey(tx: Tx, key: KeyName): Promise<void> {
  await tx
    .deleteFrom('idempotencyKey')
    .where((is) => is.and(nameOf(key)))
    .where('status', 'is', null)
    .execute();
}

/** Deletes old keys of all accounts; they are kept for a day. */
export async function deleteOldKeys(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute();
}
