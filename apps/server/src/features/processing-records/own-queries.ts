import type { Tx } from '#platform/database/database.ts';
import { asRecord, recordColumns, reviewOn, type StoredRecord } from './queries.ts';

/** All records that belong to no site and are not over. */
export async function listOwnRecords(tx: Tx, accountId: string): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteId', 'is', null)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}
