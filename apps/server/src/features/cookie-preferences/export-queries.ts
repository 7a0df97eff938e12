import type { Tx } from '#platform/database/database.ts';

export type StoredExport = {
  readonly id: string;
  readonly siteId: string;
  readonly personId: string;
  readonly fromAt: Date | null;
  readonly toAt: Date | null;
  readonly consentId: string | null;
  readonly status: string;
  readonly rowCount: number;
  readonly bytes: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

const columns = [
  'id',
  'siteId',
  'personId',
  'fromAt',
  'toAt',
  'consentId',
  'status',
  'rowCount',
  'bytes',
  'createdAt',
  'expiresAt',
] as const;

export async function insertExport(
  tx: Tx,
  accountId: string,
  given: Pick<StoredExport, 'id' | 'siteId' | 'personId' | 'fromAt' | 'toAt' | 'consentId' | 'createdAt'>,
): Promise<StoredExport> {
  return tx
    .insertInto('preferenceExport')
    .values({ ...given, accountId, status: 'waiting' })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The exports of a site, newest first. */
export async function listExports(tx: Tx, accountId: string, siteId: string, limit: number): Promise<StoredExport[]> {
  return tx
    .selectFrom('preferenceExport')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findExport(tx: Tx, accountId: string, id: string): Promise<StoredExport | undefined> {
  return tx
    .selectFrom('preferenceExport')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type Change = Partial<Pick<StoredExport, 'status' | 'rowCount' | 'bytes' | 'expiresAt'>>;

/** False: it is gone, or was withdrawn. */
export async function updateExport(tx: Tx, accountId: string, id: string, change: Change): Promise<boolean> {
  const changed = await tx
    .updateTable('preferenceExport')
    .set(change)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('status', '<>', 'withdrawn')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Exports, of all accounts, whose file is to be deleted, and those nobody will finish any more. */
export async function listOverExports(tx: Tx, now: Date, lostBefore: Date) {
  return tx
    .selectFrom('preferenceExport')
    .select(['accountId', 'id'])
    .where(({ or, and, eb }) =>
      or([eb('expiresAt', '<=', now), and([eb('expiresAt', 'is', null), eb('createdAt', '<', lostBefore)])]),
    )
    .execute();
}

export async function deleteExport(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('preferenceExport').where('accountId', '=', accountId).where('id', '=', id).execute();
}
