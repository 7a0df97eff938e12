import { sql, type Tx } from '#platform/database/database.ts';

export type StoredFile = {
  readonly id: string;
  readonly officeId: string;
  readonly reportId: string | null;
  readonly lookup: Buffer;
  /** Padded, before sealing. */
  readonly length: number;
  readonly entry: number | null;
};
const columns = ['id', 'officeId', 'reportId', 'lookup', 'length', 'entry'] as const;

type NewFile = Pick<StoredFile, 'id' | 'officeId' | 'reportId' | 'lookup' | 'length'> & { readonly arrivedOn: string };

/** Inserts a file without chunks, unless its ID is taken. */
export async function insertFile(tx: Tx, accountId: string, file: NewFile): Promise<void> {
  await tx
    .insertInto('reportFile')
    .values({ ...file, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
    .execute();
}

export async function findFile(tx: Tx, accountId: string, id: string): Promise<StoredFile | undefined> {
  return tx
    .selectFrom('reportFile')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Holds files until the transaction ends, so that none of their chunks changes. */
export async function lockFiles(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('reportFile')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The bytes of files of an office that no report has named yet, and of one lookup. */
export async function sumArriving(
  tx: Tx,
  accountId: string,
  officeId: string,
  lookup: Buffer,
): Promise<{ readonly all: number; readonly ofLookup: number; readonly files: number }> {
  const row = await tx
    .selectFrom('reportFile')
    .select([
      sql<number>`coalesce(sum(length), 0)::bigint`.as('all'),
      sql<number>`coalesce(sum(length) filter (where lookup = ${lookup}), 0)::bigint`.as('ofLookup'),
      sql<number>`count(*) filter (where lookup = ${lookup})`.as('files'),
    ])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('entry', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** Stores a chunk; one that is sent again replaces the one before, until its entry is stored. */
export async function putChunk(
  tx: Tx,
  accountId: string,
  fileId: string,
  number: number,
  sealed: Buffer,
): Promise<void> {
  await tx
    .insertInto('reportChunk')
    .values({ accountId, fileId, number, sealed })
    .onConflict((conflict) => conflict.columns(['accountId', 'fileId', 'number']).doUpdateSet({ sealed }))
    .execute();
}

export async function findChunk(
  tx: Tx,
  accountId: string,
  fileId: string,
  number: number,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('reportChunk')
    .select('sealed')
    .where('accountId', '=', accountId)
    .where('fileId', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.sealed;
}

/** SHA-256 of each chunk of a file, in their order. */
export async function listChunkHashes(
  tx: Tx,
  accountId: string,
  fileId: string,
): Promise<{ readonly number: number; readonly hash: Buffer; readonly length: number }[]> {
  return tx
    .selectFrom('reportChunk')
    .select(['number', sql<Buffer>`sha256(sealed)`.as('hash'), sql<number>`length(sealed)`.as('length')])
    .where('accountId', '=', accountId)
    .where('fileId', '=', fileId)
    .orderBy('number')
    .execute();
}

/** Gives arrived files to the entry of a report that names them. */
export async function claimFiles(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  to: { readonly reportId: string; readonly entry: number },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('reportFile').set(to).where('accountId', '=', accountId).where('id', 'in', ids).execute();
}

/** The files of a report that an entry names. */
export async function listFiles(
  tx: Tx,
  accountId: string,
  reportId: string,
): Promise<{ readonly id: string; readonly length: number; readonly entry: number }[]> {
  const rows = await tx
    .selectFrom('reportFile')
    .select(['id', 'length', 'entry'])
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('entry', 'is not', null)
    .orderBy('entry')
    .orderBy('id')
    .execute();
  return rows.map(({ id, length, entry }) => ({ id, length, entry: entry ?? 0 }));
}

/** Deletes files that no entry has named and that began to arrive before a day. */
export async function deleteLeftFiles(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('reportFile').where('entry', 'is', null).where('arrivedOn', '<', before).execute();
}

export async function deleteFile(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('reportFile').where('accountId', '=', accountId).where('id', '=', id).execute();
}
