import { sql, type Tx } from '#platform/database/database.ts';
import { asRecord, recordColumns, reviewOn, type StoredRecord } from './queries.ts';

/** The class of the lock under which typical activities of an account are added. */
const typicalLock = 6506;

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

/** Ids of typical activities that have a record that is not over. Others who ask wait, so that none is made twice. */
export async function listTypical(tx: Tx, accountId: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${typicalLock}, hashtext(${accountId}))`.execute(tx);
  const rows = await tx
    .selectFrom('processingRecord')
    .select(sql<string>`fields ->> 'typical'`.as('typical'))
    .where('accountId', '=', accountId)
    .where('siteId', 'is', null)
    .where('state', '<>', 'ended')
    .where(sql<boolean>`fields ? 'typical'`)
    .execute();
  return rows.map(({ typical }) => typical);
}
