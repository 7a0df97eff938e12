import { sql, type Tx } from '#platform/database/database.ts';

/** The content of a file, which is also its name when downloaded. */
export type ExportKind = 'cookie-preferences' | 'consents' | 'subjects' | 'newsletter' | 'audit-csv' | 'audit-ndjson';

/** Kinds that contain personal data: their files are withdrawn when a person of the site is erased. */
const kindsOfPeople: readonly ExportKind[] = ['consents', 'subjects', 'newsletter'];

export type StoredExport = {
  readonly id: string;
  /** Null: of the whole account. */
  readonly siteId: string | null;
  readonly personId: string;
  readonly kind: ExportKind;
  /** The requested filter, in the contract's form. */
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
// The table constrains both enumerated columns.
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

/** Exports of a site, or of the whole account, of these kinds, newest first. */
export async function listExports(
  tx: Tx,
  accountId: string,
  siteId: string | null,
  kinds: readonly ExportKind[],
  limit: number,
): Promise<StoredExport[]> {
  const rows = await tx
    .selectFrom('export')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', 'is not distinct from', siteId)
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

/** Returns false if the export was deleted or withdrawn. */
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

/** Exports of all accounts whose file has to be deleted, including lost ones that nothing will finish. */
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
 * Withdraws the files with personal data of a site that are finished or being written, and returns their ids. Waiting
 * exports stay: locked until this transaction ends, they read the data after it.
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
