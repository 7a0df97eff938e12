import type { RecordFields, RecordRole, RecordState } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredRecord = {
  readonly id: string;
  readonly role: RecordRole;
  readonly siteId: string | null;
  readonly siteName: string | null;
  readonly siteServiceId: string | null;
  readonly activityId: string | null;
  readonly isAlternate: boolean;
  readonly fields: RecordFields;
  readonly state: RecordState;
  readonly version: number;
  readonly reviewOn: string | null;
  readonly confirmedAt: Date | null;
  readonly confirmedBy: string | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type StoredEdition = {
  readonly version: number;
  readonly at: Date;
  readonly personId: string | null;
  readonly state: RecordState;
  readonly fields: RecordFields;
  /** The colleague without an account whose answers the person accepted. */
  readonly answeredBy: string | null;
};

/** The name that the site has now; of one that is gone, the last that the record knows. */
const siteName = sql<string | null>`coalesce(
  (select site.name from site where site.account_id = processing_record.account_id and site.id = processing_record.site_id),
  processing_record.site_name)`.as('siteName');

export const recordColumns = [
  'id',
  'role',
  'siteId',
  siteName,
  'siteServiceId',
  'activityId',
  'isAlternate',
  'fields',
  'state',
  'version',
  'confirmedAt',
  'confirmedBy',
  'endedAt',
  'createdAt',
  'updatedAt',
] as const;

export const reviewOn = sql<string | null>`to_char(review_on, 'YYYY-MM-DD')`.as('reviewOn');

type RecordFilter = {
  readonly siteId?: string | undefined;
  readonly role?: RecordRole | undefined;
  readonly state?: RecordState | undefined;
  readonly reviewBy?: string | undefined;
  readonly after?: string | undefined;
};

/** The newest records that match, at most `limit`. */
export async function listRecords(
  tx: Tx,
  accountId: string,
  { siteId, role = 'controller', state, reviewBy, after }: RecordFilter,
  limit: number,
): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? null))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(reviewBy !== undefined, (query) =>
      query.where('state', '=', 'confirmed').where(sql<boolean>`review_on <= ${reviewBy}::date`),
    )
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asRecord);
}

/** What has a record of its own that is not over: ids of services, and of activities with their site. */
export async function listAnchors(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<{ siteId: string | null; siteServiceId: string | null; activityId: string | null }[]> {
  return tx
    .selectFrom('processingRecord')
    .select(['siteId', 'siteServiceId', 'activityId'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .where('isAlternate', '=', false)
    .where('state', '<>', 'ended')
    .execute();
}

export async function findRecord(tx: Tx, accountId: string, id: string): Promise<StoredRecord | undefined> {
  const row = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asRecord(row);
}

/** The same, locked until the transaction ends. */
export async function lockRecord(tx: Tx, accountId: string, id: string): Promise<StoredRecord | undefined> {
  const row = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asRecord(row);
}

/** All records of a role, or those of a site: by site, the oldest first. */
export async function listAllRecords(
  tx: Tx,
  accountId: string,
  role: RecordRole,
  siteId?: string,
): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? null))
    .orderBy('siteId')
    .orderBy('id')
    .execute();
  return rows.map(asRecord);
}

export async function listByIds(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(asRecord);
}

/** The records of a site that are not over, locked until the transaction ends. */
export async function lockRecordsOfSite(tx: Tx, accountId: string, siteId: string): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('state', '<>', 'ended')
    .forUpdate()
    .execute();
  return rows.map(asRecord);
}

/** The project of a record; null: none, or its site is gone. Undefined: there is no such record. */
export async function findProjectOfRecord(tx: Tx, accountId: string, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('processingRecord')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'processingRecord.accountId').onRef('site.id', '=', 'processingRecord.siteId'),
    )
    .select('site.projectId')
    .where('processingRecord.accountId', '=', accountId)
    .where('processingRecord.id', '=', id)
    .executeTakeFirst();
  return row?.projectId;
}

export async function insertRecords(tx: Tx, accountId: string, records: readonly StoredRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insertInto('processingRecord')
    .values(records.map((record) => ({ ...record, accountId, fields: JSON.stringify(record.fields) })))
    .execute();
}

export async function updateRecord(tx: Tx, accountId: string, record: StoredRecord): Promise<void> {
  const { id, fields, ...changed } = record;
  await tx
    .updateTable('processingRecord')
    .set({ ...changed, fields: JSON.stringify(fields) })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRecord(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('processingRecord').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Keeps records as they are now, in the transaction that changed them. */
export async function insertEditions(
  tx: Tx,
  accountId: string,
  personId: string | null,
  records: readonly StoredRecord[],
  answeredBy: string | null = null,
): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insertInto('processingRecordEdition')
    .values(
      records.map(({ id, siteId, version, updatedAt, state, reviewOn: due, fields }) => ({
        accountId,
        recordId: id,
        siteId,
        version,
        at: updatedAt,
        personId,
        state,
        reviewOn: due,
        answeredBy,
        fields: JSON.stringify(fields),
      })),
    )
    .execute();
}

/** All editions of a record, newest first. */
export async function listEditions(tx: Tx, accountId: string, recordId: string): Promise<StoredEdition[]> {
  const rows = await tx
    .selectFrom('processingRecordEdition')
    .select(['version', 'at', 'personId', 'state', 'fields', 'answeredBy'])
    .where('accountId', '=', accountId)
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc')
    .execute();
  // The check of the table allows no other state.
  return rows.map((row) => ({ ...row, state: row.state as RecordState, fields: storedFields(row.fields) }));
}

type Row = Omit<StoredRecord, 'role' | 'fields' | 'state'> & {
  readonly role: string;
  readonly fields: unknown;
  readonly state: string;
};

/** Fields as they were stored, with those that came later as they are by default. */
export function storedFields(fields: unknown): RecordFields {
  // Written by this feature, from fields that the contract checked.
  return { policyParts: [], ...(fields as Omit<RecordFields, 'policyParts'>) };
}

export function asRecord(row: Row): StoredRecord {
  // The checks of the table allow nothing else.
  return {
    ...row,
    role: row.role as RecordRole,
    fields: storedFields(row.fields),
    state: row.state as RecordState,
  };
}
