import { sql, type Tx } from '#platform/database/database.ts';
import { ownId } from './subject-queries.ts';

export type ConsentFilter = {
  /** Ids: the first included, the last not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Values of `mark` that are wanted. */
  readonly marks: readonly number[];
  /** Sets of notices; undefined: any. */
  readonly notices?: readonly number[] | undefined;
  readonly subjectIds?: readonly string[] | undefined;
  /** A query over the words of people, where too many match to be named. */
  readonly words?: string | undefined;
};

export type StoredConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly batchId: string;
  readonly receivedAt: Date;
  readonly mark: number;
  readonly notices: { readonly identifier: string; readonly version: string | null }[] | null;
  readonly erased: boolean;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly fullName: string | null;
};

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Page = { readonly limit: number; readonly order: 'newest' | 'oldest' };

/**
 * A walk of one value. Said three times: where all consents have one value, the database takes its index for no better
 * than the one over ids, and would read all of them to find none of another value. A range it takes for narrow.
 */
const only = (column: 'mark' | 'notices') => {
  const name = sql.ref(`consent.${column}`);
  return sql`${name} = one.value and ${name} >= one.value and ${name} <= one.value`;
};

/**
 * The ids of consents a filter finds. Each value that an index begins with is a walk of its own along that index, ended
 * at the limit: what it costs does not grow with the table.
 */
export function found(accountId: string, siteId: string, filter: ConsentFilter, { limit, order }: Page) {
  const { from = firstId, to = lastId, marks, notices, subjectIds, words } = filter;
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const range = sql`consent.account_id = ${accountId} and consent.site_id = ${siteId}
    and consent.id >= ${from} and consent.id < ${to}`;
  const matching = words
    ? sql`and exists (select from subject where subject.account_id = ${accountId} and subject.id = consent.subject_id
        and subject.words @@ ${words}::tsquery)`
    : sql``;
  if (subjectIds) {
    return sql`select consent.id from consent where ${range} and consent.subject_id = any(${subjectIds}::uuid[])
      and consent.mark = any(${marks}::smallint[])
      ${notices ? sql`and consent.notices = any(${notices}::bigint[])` : sql``}
      order by consent.id ${direction} limit ${limit}`;
  }
  const walk = notices
    ? sql`unnest(${notices}::bigint[]) as one (value) cross join lateral (select consent.id from consent
        where ${range} and ${only('notices')} and consent.mark = any(${marks}::smallint[]) ${matching}
        order by consent.id ${direction} limit ${limit}) as consent`
    : sql`unnest(${marks}::smallint[]) as one (value) cross join lateral (select consent.id from consent
        where ${range} and ${only('mark')} ${matching}
        order by consent.id ${direction} limit ${limit}) as consent`;
  return sql`select consent.id from ${walk} order by consent.id ${direction} limit ${limit}`;
}

const columns = sql`consent.id, consent.site_id as "siteId", consent.subject_id as "subjectId",
  consent.batch_id as "batchId", consent.received_at as "receivedAt", consent.mark, named.notices,
  consent.record is null as erased, ${ownId} as "externalId", subject.email,
  coalesce(subject.full_name, nullif(concat_ws(' ', subject.first_name, subject.last_name), '')) as "fullName"`;

const joined = sql`left join subject on subject.account_id = consent.account_id and subject.id = consent.subject_id
  left join consent_notices as named on named.account_id = consent.account_id and named.site_id = consent.site_id
    and named.number = consent.notices`;

/** Consents of a site, in that order. */
export async function listConsents(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  page: Page,
): Promise<StoredConsent[]> {
  const direction = page.order === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<StoredConsent>`with page as (${found(accountId, siteId, filter, page)})
    select ${columns} from page join consent on consent.account_id = ${accountId} and consent.id = page.id ${joined}
    order by consent.id ${direction}`.execute(tx);
  return rows;
}

/** How many there are, at most `limit`. */
export async function countConsents(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  limit: number,
): Promise<number> {
  const page = found(accountId, siteId, filter, { limit, order: 'newest' });
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from (${page}) as page where ${accountId} <> ''`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type ChainedConsent = StoredConsent & { readonly preferences: unknown };

/** All consents of a person, newest first. */
export async function listChain(
  tx: Tx,
  accountId: string,
  subjectId: string,
  limit: number,
): Promise<ChainedConsent[]> {
  const { rows } = await sql<ChainedConsent>`select ${columns},
      coalesce(convert_from(consent.record, 'UTF8')::jsonb -> 'preferences', consent.kept) as preferences
    from consent ${joined}
    where consent.account_id = ${accountId} and consent.subject_id = ${subjectId}
    order by consent.id desc limit ${limit}`.execute(tx);
  return rows;
}

export type ProvedConsent = StoredConsent & {
  readonly record: Buffer | null;
  readonly salt: Buffer | null;
  readonly kept: unknown;
};

export async function findConsent(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<ProvedConsent | undefined> {
  const { rows } =
    await sql<ProvedConsent>`select ${columns}, consent.record, consent.salt, consent.kept from consent ${joined}
    where consent.account_id = ${accountId} and consent.id = ${id} and consent.site_id = ${siteId}`.execute(tx);
  return rows[0];
}

/** The numbers of the sets of notices that hold this one, in this version if it is said. */
export async function listNoticeNumbers(
  tx: Tx,
  accountId: string,
  siteId: string,
  identifier: string,
  version: string | undefined,
): Promise<number[]> {
  const wanted = JSON.stringify([{ identifier, ...(version !== undefined && { version }) }]);
  const rows = await tx
    .selectFrom('consentNotices')
    .select('number')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where(sql<boolean>`notices @> ${wanted}::jsonb`)
    .execute();
  return rows.map(({ number }) => number);
}

/** Whether consents of a site are kept. Their counts go with the last of them. */
export async function hasConsents(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consentDay')
    .select('at')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
