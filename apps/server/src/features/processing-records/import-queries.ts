import type { Tx } from '#platform/database/database.ts';

export type StoredImport = {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly personId: string;
  readonly records: number;
  readonly undoneAt: Date | null;
};

const columns = ['id', 'name', 'at', 'personId', 'records', 'undoneAt'] as const;

/** The latest imports, newest first, at most `limit`. */
export async function listImports(tx: Tx, accountId: string, limit: number): Promise<StoredImport[]> {
  return tx
    .selectFrom('registerImport')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Locks the import until the transaction ends. */
export async function lockImport(tx: Tx, accountId: string, id: string): Promise<StoredImport | undefined> {
  return tx
    .selectFrom('registerImport')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertImport(tx: Tx, accountId: string, stored: StoredImport): Promise<void> {
  await tx
    .insertInto('registerImport')
    .values({ ...stored, accountId })
    .execute();
}

/** Says that records were made by an import. */
export async function updateImported(
  tx: Tx,
  accountId: string,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('processingRecord')
    .set({ importId })
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function updateUndone(tx: Tx, accountId: string, id: string, undoneAt: Date): Promise<void> {
  await tx
    .updateTable('registerImport')
    .set({ undoneAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the drafts of an import that nobody changed. Returns their ids. */
export async function deleteUnchanged(tx: Tx, accountId: string, importId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('processingRecord')
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .where('state', '=', 'draft')
    .where('version', '=', 1)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many records of an import there still are. */
export async function countImported(tx: Tx, accountId: string, importId: string): Promise<number> {
  const { records } = await tx
    .selectFrom('processingRecord')
    .select((select) => select.fn.countAll<string>().as('records'))
    .where('accountId', '=', accountId)
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(records);
}
