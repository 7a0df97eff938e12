import type { Tx } from '#platform/database/database.ts';
import { asRecord, recordColumns, reviewOn, type StoredRecord } from './queries.ts';

/** All records of sites that are not over. */
export async function listOpenRecords(tx: Tx, accountId: string): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteId', 'is not', null)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}

/** The records of sites that are not over. */
export async function listOpenOfSites(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<StoredRecord[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}

/** The confirmed records of a site and of the organization itself as a controller. */
export async function listConfirmed(tx: Tx, accountId: string, siteId: string | null): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where((where) => where.or([where('siteId', 'is', null), where('siteId', '=', siteId)]))
    .where('role', '=', 'controller')
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}
