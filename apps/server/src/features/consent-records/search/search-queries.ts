import { uuids } from '#platform/database/binary-arrays.ts';
import { sql, type RawBuilder, type Tx } from '#platform/database/database.ts';
import { planned } from '#platform/database/planned.ts';
import { ownId, type Subject } from '../people/subject-queries.ts';
import { orderBy, walkConsents, type ConsentFilter, type Page, type Part, type Search } from './walks.ts';

/**
 * SQL for the consents that match a filter: their ids as `found`, their columns as `consent`. Looks each up by its id,
 * because for a plain join the planner may read all partitions in order.
 */
export function foundConsents(
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  page: Page,
): RawBuilder<unknown> {
  return sql`(${walkConsents(accountId, siteId, filter, page)}) as found
    cross join lateral (
      select * from consent where consent.account_id = ${accountId} and consent.id = found.id limit 1) as consent`;
}

/** The number of consents that match a filter, at most `limit`. */
export async function countConsents(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  limit: number,
): Promise<number> {
  const found = walkConsents(accountId, siteId, filter, { limit, order: 'any' });
  const rows = await planned(tx, sql<{ count: number }>`select count(*)::integer as count from (${found}) as found`);
  return rows[0]?.count ?? 0;
}

/** Ids of the people, among these, who have consents on a site. */
export async function listPeopleOfSite(
  tx: Tx,
  accountId: string,
  siteId: string,
  people: readonly string[],
): Promise<readonly string[]> {
  const ofSite = sql<{ ids: string[] }>`select people_of_site(${accountId}, ${siteId}, ${people}::uuid[]) as ids`;
  return (await planned(tx, ofSite))[0]?.ids ?? [];
}

export type SubjectFilter = {
  /** The range of ids, exclusive at both ends. */
  readonly from: string;
  readonly to: string;
  /** Verified people, others, or both. */
  readonly verified: readonly boolean[];
  /** Ids of people of the site. Undefined: any. */
  readonly people?: readonly string[] | undefined;
};

/** SQL for the ids of the people who match a filter. */
function walkSubjects(
  accountId: string,
  siteId: string,
  { from, to, verified, people }: SubjectFilter,
  { limit, order }: Part,
): RawBuilder<unknown> {
  const byId = orderBy(order, limit);
  if (people) {
    return sql`select c.id from (select distinct p from unnest(${uuids(people)}::uuid[]) as p) as chosen cross join lateral (
        select c.id, c.verified from subject as c
        where c.account_id = ${accountId} and c.site_id = ${siteId} and c.id = p limit 1) as c
      where c.id > ${from} and c.id < ${to} and c.verified = any(${verified}::boolean[]) ${byId}`;
  }
  return sql`select c.id from unnest(${verified}::boolean[]) as v cross join lateral (
      select c.id from subject as c where c.account_id = ${accountId} and c.site_id = ${siteId} and c.verified = v
        and c.id > ${from} and c.id < ${to} ${byId}) as c ${byId}`;
}

/** A person, and whether they match the words of the search. */
export type SearchedSubject = Subject & { readonly hasWords: boolean };

/** People of a site in the page's order, whether or not they match the words. */
export async function searchSubjects(
  tx: Tx,
  accountId: string,
  siteId: string,
  { filter, words }: Search<SubjectFilter>,
  page: Page,
): Promise<SearchedSubject[]> {
  const direction = page.order === 'newest' ? sql`desc` : sql`asc`;
  const hasWords = words ? sql`words @@ ${words.join(' & ')}::tsquery` : sql`true`;
  return planned(
    tx,
    sql<SearchedSubject>`select ${hasWords} as "hasWords", subject.id, ${ownId} as "externalId", email, first_name as "firstName", last_name as "lastName",
      full_name as "fullName", verified, known, preferences, claims, created_at as "createdAt", updated_at as "updatedAt"
    from (${walkSubjects(accountId, siteId, filter, page)}) as found
    cross join lateral (
      select * from subject where subject.account_id = ${accountId} and subject.id = found.id limit 1) as subject
    order by found.id ${direction}`,
  );
}

/** The number of people who match a filter, at most `limit`. */
export async function countSubjects(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: SubjectFilter,
  limit: number,
): Promise<number> {
  const found = walkSubjects(accountId, siteId, filter, { limit, order: 'any' });
  const rows = await planned(tx, sql<{ count: number }>`select count(*)::integer as count from (${found}) as found`);
  return rows[0]?.count ?? 0;
}
