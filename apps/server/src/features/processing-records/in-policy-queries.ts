import { sql, type Tx } from '#platform/database/database.ts';
import { asRecord, recordColumns, reviewOn, type StoredRecord } from './queries.ts';

/** How many records that are not over a service has, and how many of them have a name. */
export async function countAlternates(
  tx: Tx,
  accountId: string,
  siteServiceId: string,
  label: string,
): Promise<{ readonly all: number; readonly named: number }> {
  return tx
    .selectFrom('processingRecord')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where lower(fields ->> 'label') = lower(${label}))::int`.as('named'),
    ])
    .where('accountId', '=', accountId)
    .where('siteServiceId', '=', siteServiceId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
}

/** IDs of the services in the privacy policies of sites as people read them, by site. Left out: sites without one. */
export async function listServicesInPolicy(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('document')
    .innerJoin('documentVersion as version', (join) =>
      join
        .onRef('version.accountId', '=', 'document.accountId')
        .onRef('version.documentId', '=', 'document.id')
        .onRef('version.number', '=', 'document.publishedNumber'),
    )
    .select([
      'document.siteId',
      sql<readonly string[]>`jsonb_path_query_array(version.facts, '$.services[*] ? (!exists(@.hidden)).id')`.as('ids'),
    ])
    .where('document.accountId', '=', accountId)
    .where('version.accountId', '=', accountId)
    .where('document.siteId', 'in', [...siteIds])
    .where('document.type', '=', 'privacy_policy')
    .where('document.offlineAt', 'is', null)
    .execute();
  return new Map(rows.map(({ siteId, ids }) => [siteId, new Set(ids)]));
}

/** The other records of a service that are not over, the oldest first. */
export async function listOthersOfService(
  tx: Tx,
  accountId: string,
  { id, siteServiceId }: Pick<StoredRecord, 'id' | 'siteServiceId'>,
): Promise<StoredRecord[]> {
  if (siteServiceId === null) return [];
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteServiceId', '=', siteServiceId)
    .where('id', '<>', id)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}

/** The newest tasks of requests that rest on a record. */
export async function listTasksOfRecord(
  tx: Tx,
  accountId: string,
  recordId: string,
  limit: number,
): Promise<{ readonly requestId: string; readonly number: string; readonly isDone: boolean }[]> {
  return tx
    .selectFrom('dsarTask')
    .innerJoin('dsarRequest', (join) =>
      join.onRef('dsarRequest.accountId', '=', 'dsarTask.accountId').onRef('dsarRequest.id', '=', 'dsarTask.requestId'),
    )
    .select(['dsarTask.requestId', 'dsarRequest.number', sql<boolean>`done_at is not null`.as('isDone')])
    .where('dsarTask.accountId', '=', accountId)
    .where('dsarRequest.accountId', '=', accountId)
    .where('dsarTask.recordId', '=', recordId)
    .orderBy('dsarTask.requestId', 'desc')
    .limit(limit)
    .execute();
}
