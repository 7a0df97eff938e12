import { sql, type Tx } from '#platform/database/database.ts';

/** The class of the lock under which files of recipients are added in an account. */
const filesLock = 6507;

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

/** Locks the files of an account until the transaction ends, against others who add one. */
export async function lockFiles(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${filesLock}, hashtext(${accountId}))`.execute(tx);
}

/** The bytes of all files of an account. */
export async function sumFiles(tx: Tx, accountId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('recipientFile')
    .select(sql<string>`coalesce(sum(size), 0)`.as('sum'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(sum);
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
