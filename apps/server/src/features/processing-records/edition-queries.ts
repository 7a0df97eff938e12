import type { RecordState } from '@app/contract';
import type { Facts } from '@app/documents';
import { sql, type Tx } from '#platform/database/database.ts';
import { storedFields, type StoredRecord } from './queries.ts';

/** The facts of a site, and the rows of its services by the ids that the facts have. */
export type SiteStatement = {
  readonly facts: Facts;
  readonly rows: readonly { readonly id: string; readonly serviceId: string | null }[];
};

/** The digest of the facts of a site that were kept last, and when. */
export async function findLastDigest(
  tx: Tx,
  accountId: string,
  siteId: string,
): Promise<{ readonly digest: Buffer; readonly at: Date } | undefined> {
  return tx
    .selectFrom('processingSiteEdition')
    .select(['digest', 'at'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertSiteEdition(
  tx: Tx,
  accountId: string,
  edition: {
    readonly siteId: string;
    readonly at: Date;
    readonly digest: Buffer;
    readonly statement: SiteStatement;
  },
): Promise<void> {
  const { statement, ...others } = edition;
  await tx
    .insertInto('processingSiteEdition')
    .values({ ...others, accountId, facts: JSON.stringify(statement) })
    .execute();
}

/** The facts of a site that were kept last before a time. */
export async function findSiteEdition(
  tx: Tx,
  accountId: string,
  siteId: string,
  before: Date,
): Promise<SiteStatement | undefined> {
  const row = await tx
    .selectFrom('processingSiteEdition')
    .select('facts')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Written by this feature from the same type.
  return row && (row.facts as SiteStatement);
}

/**
 * The records of an account, of a site, or with null those of the organization itself, as they were before a time, newest first. Drafts
 * that were deleted since are not among them, since nobody ever vouched for them.
 */
export async function listRecordsAt(
  tx: Tx,
  accountId: string,
  before: Date,
  {
    siteId,
    after,
    limit,
  }: { readonly siteId?: string | null | undefined; readonly after?: string | undefined; readonly limit?: number },
): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom('processingRecordEdition as edition')
    .innerJoin('processingRecord as record', (join) =>
      join.onRef('record.accountId', '=', 'edition.accountId').onRef('record.id', '=', 'edition.recordId'),
    )
    .distinctOn('record.id')
    .select(['record.id', 'record.role', 'record.siteId', 'record.siteServiceId', 'record.activityId'])
    .select('record.isAlternate')
    .select(['record.createdAt', 'edition.fields', 'edition.state', 'edition.version', 'edition.at'])
    .select([
      sql<string | null>`to_char(edition.review_on, 'YYYY-MM-DD')`.as('reviewOn'),
      // As in the register of today: the name that the site has now, or had last.
      sql<string | null>`coalesce(
        (select site.name from site where site.account_id = record.account_id and site.id = record.site_id),
        record.site_name)`.as('siteName'),
    ])
    .where('edition.accountId', '=', accountId)
    .where('record.accountId', '=', accountId)
    .where('record.role', '=', 'controller')
    .where('edition.at', '<', before)
    .$if(siteId !== undefined, (query) => query.where('record.siteId', 'is not distinct from', siteId ?? null))
    .$if(after !== undefined, (query) => query.where('record.id', '<', after ?? ''))
    .orderBy('record.id', 'desc')
    .orderBy('edition.version', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ at, fields, state, ...row }) => ({
    ...row,
    fields: storedFields(fields),
    state: state as RecordState,
    role: 'controller',
    updatedAt: at,
    endedAt: state === 'ended' ? at : null,
    // Who confirmed it and when is not shown as of a day.
    confirmedAt: null,
    confirmedBy: null,
  }));
}
