import { sql, type Tx } from '#platform/database/database.ts';

/** What a file holds. It is downloaded under this name. */
export type ExportKind = 'cookie-preferences' | 'consents' | 'subjects' | 'newsletter';

/** Kinds that name people: their files are withdrawn when somebody of the site is erased. */
const kindsOfPeople: readonly ExportKind[] = ['consents', 'subjects', 'newsletter'];

export type StoredExport = {
  readonly id: string;
  readonly siteId: string;
  readonly personId: string;
  readonly kind: ExportKind;
  /** As it was asked for, in the form of the contract. */
  readonly filter: unknown;
  readonly status: 'waiting' | 'running' | 'ready' | 'failed' | 'withdrawn';
  readonly rowCount: number;
  readonly bytes: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

const columns = [
  'id',
  'siteId',
  'personId',
  'kind',
  'filter',
  'status',
  'rowCount',
  'bytes',
  'createdAt',
  'expiresAt',
] as const;

type Row = Omit<StoredExport, 'kind' | 'status'> & { kind: string; status: string };
// The table checks both choices.
const asExport = (row: Row) => row as StoredExport;

type NewExport = Pick<StoredExport, 'id' | 'siteId' | 'personId' | 'kind' | 'filter' | 'createdAt'>;

export async function insertExport(tx: Tx, accountId: string, made: NewExport): Promise<StoredExport> {
  const row = await tx
    .insertInto('export')
    .values({ ...made, accountId, filter: JSON.stringify(made.filter), status: 'waiting' })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asExport(row);
}

/** Exports of a site of these kinds, newest first. */
export async function listExports(
  tx: Tx,
  accountId: string,
  siteId: string,
  kinds: readonly ExportKind[],
  limit: number,
): Promise<StoredExport[]> {
  const rows = await tx
    .selectFrom('export')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asExport);
}

export async function findExport(tx: Tx, accountId: string, id: string): Promise<StoredExport | undefined> {
  const row = await tx
    .selectFrom('export')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asExport(row);
}

type Change = Partial<Pick<StoredExport, 'status' | 'rowCount' | 'bytes' | 'expiresAt'>>;

/** False: it is gone, or was withdrawn. */
export async function updateExport(tx: Tx, accountId: string, id: string, change: Change): Promise<boolean> {
  const changed = await tx
    .updateTable('export')
    .set(change)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('status', '<>', 'withdrawn')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Exports, of all accounts, whose file is to be deleted, and those nobody will finish any more. */
export async function listExpiredExports(tx: Tx, now: Date, lostBefore: Date) {
  return tx
    .selectFrom('export')
    .select(['accountId', 'id'])
    .where(({ or, and, eb }) =>
      or([eb('expiresAt', '<=', now), and([eb('expiresAt', 'is', null), eb('createdAt', '<', lostBefore)])]),
    )
    .execute();
}

/**
 * Withdraws the files of a site that name people and are there or being written, and gives their ids. What waits reads
 * after this transaction: it is held until then.
 */
export async function updateWithdrawn(tx: Tx, accountId: string, siteId: string, expiresAt: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`update export set
      status = case when status in ('running', 'ready') then 'withdrawn' else status end,
      expires_at = case when status in ('running', 'ready') then coalesce(expires_at, ${expiresAt}) end
    where account_id = ${accountId} and site_id = ${siteId} and kind = any(${kindsOfPeople}) and status <> 'withdrawn'
    returning id, status`.execute(tx);
  return rows.filter(({ status }) => status === 'withdrawn').map(({ id }) => id);
}

export async function deleteExport(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('export').where('accountId', '=', accountId).where('id', '=', id).execute();
}
