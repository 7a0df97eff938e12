import type { Tx } from '#platform/database/database.ts';

export type StoredFile = {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly salt: Buffer;
  readonly personId: string | null;
  readonly createdAt: Date;
};

const columns = ['id', 'name', 'size', 'salt', 'personId', 'createdAt'] as const;

/** Oldest first, without what they say. */
export async function listFiles(tx: Tx, accountId: string, recipientId: string): Promise<StoredFile[]> {
  return tx
    .selectFrom('recipientFile')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('recipientId', '=', recipientId)
    .orderBy('id')
    .execute();
}

export async function findFile(
  tx: Tx,
  accountId: string,
  recipientId: string,
  id: string,
): Promise<(StoredFile & { readonly sealed: Buffer }) | undefined> {
  return tx
    .selectFrom('recipientFile')
    .select([...columns, 'sealed'])
    .where('accountId', '=', accountId)
    .where('recipientId', '=', recipientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertFile(
  tx: Tx,
  accountId: string,
  recipientId: string,
  file: StoredFile & { readonly sealed: Buffer },
): Promise<void> {
  await tx
    .insertInto('recipientFile')
    .values({ ...file, accountId, recipientId })
    .execute();
}

/** Returns the name of the file that was deleted. Undefined: there was none. */
export async function deleteFile(
  tx: Tx,
  accountId: string,
  recipientId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('recipientFile')
    .where('accountId', '=', accountId)
    .where('recipientId', '=', recipientId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
