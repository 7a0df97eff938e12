import type { ConsentExport, ConsentExportFilter } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type StoredExport = {
  readonly id: string;
  readonly siteId: string;
  readonly personId: string;
  readonly of: ConsentExport['of'];
  readonly filter: ConsentExportFilter;
  readonly status: Exclude<ConsentExport['status'], 'expired'>;
  readonly rowCount: number;
  readonly bytes: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

const columns = [
  'id',
  'siteId',
  'personId',
  'of',
  'filter',
  'status',
  'rowCount',
  'bytes',
  'createdAt',
  'expiresAt',
] as const;

type Row = Omit<StoredExport, 'of' | 'filter' | 'status'> & { of: string; filter: unknown; status: string };
// The table checks the choices, and the contract checked the filter before it was written.
const asExport = (row: Row) => row as StoredExport;

type NewExport = Pick<StoredExport, 'id' | 'siteId' | 'personId' | 'of' | 'filter' | 'createdAt'>;

export async function insertExport(tx: Tx, accountId: string, given: NewExport): Promise<StoredExport> {
  const row = await tx
    .insertInto('consentExport')
    .values({ ...given, accountId, filter: JSON.stringify(given.filter), status: 'waiting' })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asExport(row);
}

/** The exports of a site, newest first. */
export async function listExports(tx: Tx, accountId: string, siteId: string, limit: number): Promise<StoredExport[]> {
  const rows = await tx
    .selectFrom('consentExport')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asExport);
}

export async function findExport(tx: Tx, accountId: string, id: string): Promise<StoredExport | undefined> {
  const row = await tx
    .selectFrom('consentExport')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asExport(row);
}

type Change = Partial<Pick<StoredExport, 'status' | 'rowCount' | 'bytes' | 'expiresAt'>>;

export async function updateExport(tx: Tx, accountId: string, id: string, change: Change): Promise<void> {
  await tx.updateTable('consentExport').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Exports, of all accounts, whose file is to be deleted, and those nobody will finish any more. */
export async function listOverExports(tx: Tx, now: Date, lostBefore: Date) {
  return tx
    .selectFrom('consentExport')
    .select(['accountId', 'id'])
    .where(({ or, and, eb }) =>
      or([eb('expiresAt', '<=', now), and([eb('expiresAt', 'is', null), eb('createdAt', '<', lostBefore)])]),
    )
    .execute();
}

export async function deleteExport(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('consentExport').where('accountId', '=', accountId).where('id', '=', id).execute();
}
