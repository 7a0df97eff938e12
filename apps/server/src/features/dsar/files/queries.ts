import { sql, type Tx } from '#platform/database/database.ts';

export type StoredFile = {
  readonly id: string;
  readonly letterId: string | null;
  readonly fromOwner: boolean;
  readonly name: string;
  /** Bytes, and those of them that have arrived. */
  readonly size: number;
  readonly received: number;
  readonly salt: Buffer;
  readonly personId: string | null;
  readonly createdAt: Date;
  readonly deleteOn: string | null;
  readonly downloads: number;
  /** The file of which it is a copy with words blacked out. */
  readonly redactedFrom: string | null;
};

/** A request and its site. */
export type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

/** @param isDocument whether it is the picture of an identity document */
export async function insertFile(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  file: StoredFile,
  isDocument: boolean,
): Promise<void> {
  await tx
    .insertInto('dsarFile')
    .values({ ...file, accountId, requestId, siteId, isDocument })
    .execute();
}

const columns = [
  'id',
  'letterId',
  'fromOwner',
  'name',
  'size',
  'received',
  'salt',
  'personId',
  'createdAt',
  'downloads',
  'redactedFrom',
] as const;
const deleteOn = sql<string | null>`delete_on::text`.as('deleteOn');

/** All but pictures of documents, oldest first. */
export async function listFiles(tx: Tx, accountId: string, requestId: string): Promise<StoredFile[]> {
  const rows = await tx
    .selectFrom('dsarFile')
    .select([...columns, deleteOn])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('isDocument', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(asFile);
}

/** The picture of a document that was sent last. */
export async function findDocument(tx: Tx, accountId: string, requestId: string): Promise<StoredFile | undefined> {
  const row = await tx
    .selectFrom('dsarFile')
    .select([...columns, deleteOn])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('isDocument', '=', true)
    .where('letterId', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asFile(row);
}

/** Locked, so that two uploads of one file do not mix. */
export async function lockFile(tx: Tx, { accountId, requestId }: Of, fileId: string): Promise<StoredFile | undefined> {
  const row = await tx
    .selectFrom('dsarFile')
    .select([...columns, deleteOn])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
  return row && asFile(row);
}

type Changed = Partial<Pick<StoredFile, 'letterId' | 'size' | 'received' | 'deleteOn' | 'downloads'>>;

export async function updateFiles(
  tx: Tx,
  { accountId, requestId }: Of,
  ids: readonly string[],
  changed: Changed,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('dsarFile')
    .set(changed)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteFiles(tx: Tx, { accountId, requestId }: Of, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('dsarFile')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', 'in', ids)
    .execute();
}

/** Deletes those of the files that came with no letter. */
export async function deleteUnsent(tx: Tx, { accountId, requestId }: Of, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('dsarFile')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', 'in', ids)
    .where('letterId', 'is', null)
    .execute();
}

/** Files that nobody needs once the request is closed: those that a requester sent, and those that were never sent. RULES D11. */
export async function deleteFilesOfClosed(tx: Tx, { accountId, requestId }: Of): Promise<void> {
  await tx
    .deleteFrom('dsarFile')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where((where) => where.or([where('fromOwner', '=', false), where('letterId', 'is', null)]))
    .execute();
}

/** Deletes the files of all accounts whose time is over. @returns their number */
export async function deleteOldFiles(tx: Tx, today: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('dsarFile')
    .where(sql<boolean>`delete_on <= ${today}::date`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function insertPart(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  fileId: string,
  { number, sealed }: { readonly number: number; readonly sealed: Buffer },
): Promise<void> {
  await tx.insertInto('dsarFilePart').values({ accountId, requestId, siteId, fileId, number, sealed }).execute();
}

export async function findPart(
  tx: Tx,
  { accountId, requestId }: Of,
  fileId: string,
  number: number,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('dsarFilePart')
    .select('sealed')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('fileId', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.sealed;
}

type Row = Omit<StoredFile, 'size' | 'received'> & Record<'size' | 'received', string | number | bigint>;

function asFile(row: Row): StoredFile {
  return { ...row, size: Number(row.size), received: Number(row.received) };
}
