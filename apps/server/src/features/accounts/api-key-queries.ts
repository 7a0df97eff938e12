import type { Tx } from '#platform/database/database.ts';

// API keys are read before the account is known: a request says only the key.

export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

export async function insertApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  keyHash: Buffer,
  { id, name, prefix, createdAt }: Omit<ApiKey, 'lastUsedOn'>,
): Promise<void> {
  await tx.insertInto('apiKey').values({ accountId, personId, keyHash, id, name, prefix, createdAt }).execute();
}

/** Who a key stands for: the person who made it, with the roles that person has now. */
export async function findApiKeyActor(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('apiKey')
    .innerJoin('membership', (join) =>
      join.onRef('membership.accountId', '=', 'apiKey.accountId').onRef('membership.personId', '=', 'apiKey.personId'),
    )
    .select(['apiKey.id as apiKeyId', 'apiKey.accountId', 'apiKey.personId', 'apiKey.lastUsedOn', 'membership.roles'])
    .where('apiKey.keyHash', '=', keyHash)
    .executeTakeFirst();
}

export async function updateApiKeyUsed(tx: Tx, accountId: string, apiKeyId: string, day: string): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({ lastUsedOn: day })
    .where('accountId', '=', accountId)
    .where('id', '=', apiKeyId)
    .execute();
}

/** The keys of an account, the newest first. */
export async function listApiKeys(tx: Tx, accountId: string): Promise<ApiKey[]> {
  return tx
    .selectFrom('apiKey')
    .select(['id', 'name', 'prefix', 'createdAt', 'lastUsedOn'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Whether the account had such a key. */
export async function deleteApiKey(tx: Tx, accountId: string, apiKeyId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('apiKey')
    .where('accountId', '=', accountId)
    .where('id', '=', apiKeyId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
