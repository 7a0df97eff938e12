import { sql, type Tx } from '#platform/database/database.ts';
import { ownId, type Subject } from '../people/subject-queries.ts';

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Range = {
  /** Ids, neither of which is in the range. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type ConsentFilter = Range & {
  /** Values of `mark` that are wanted. */
  readonly marks: readonly number[];
  /** Sets of notices; undefined: any. */
  readonly notices?: readonly number[] | undefined;
  readonly subjectId?: string | undefined;
  /** Queries over the words of people, all of which must hold. */
  readonly words?: readonly string[] | undefined;
};

export type Page = { readonly limit: number; readonly order: 'newest' | 'oldest' };

/** Consents that a filter finds, as a table in no order. How they are found is told where the functions are: functions/consent-search.sql. */
export function foundConsents(accountId: string, siteId: string, filter: ConsentFilter, { limit, order }: Page) {
  const page = sql`${limit}, ${order === 'newest'}`;
  const ids = filter.words
    ? sql`select find_consents_by_words(${given(accountId, siteId, filter)}, ${filter.words}, ${page})`
    : sql`select id from find_consents(${given(accountId, siteId, filter)}, ${peopleOf(accountId, siteId, filter)}, ${page})`;
  return sql`read_consents(${accountId}, array(${ids}))`;
}

/** How many there are, at most `limit`. */
export async function countConsents(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  limit: number,
): Promise<number> {
  const counting = filter.words
    ? sql`count_consents_by_words(${given(accountId, siteId, filter)}, ${filter.words}, ${limit})`
    : sql`count_consents(${given(accountId, siteId, filter)}, ${peopleOf(accountId, siteId, filter)}, ${limit})`;
  const { rows } = await sql<{ count: number }>`select ${counting} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

function given(accountId: string, siteId: string, { from = firstId, to = lastId, marks, notices }: ConsentFilter) {
  return sql`${accountId}, ${siteId}, ${from}, ${to}, ${marks}, ${notices ?? null}`;
}

const peopleOf = (accountId: string, siteId: string, { subjectId }: ConsentFilter) =>
  subjectId === undefined ? sql`null` : sql`people_of_site(${accountId}, ${siteId}, ${[subjectId]})`;

export type SubjectFilter = Range & {
  /** Those who are, those who are not, or both. */
  readonly verified: readonly boolean[];
  /** Queries over words, all of which must hold. */
  readonly words?: readonly string[] | undefined;
};

export async function searchSubjects(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from = firstId, to = lastId, verified, words }: SubjectFilter,
  { limit, order }: Page,
): Promise<Subject[]> {
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const where = sql`${accountId}, ${siteId}, ${from}, ${to}, ${verified}, ${words ?? null}`;
  const { rows } = await sql<Subject>`select id, ${ownId} as "externalId", email, first_name as "firstName",
      last_name as "lastName", full_name as "fullName", verified, known, preferences, claims, created_at as "createdAt",
      updated_at as "updatedAt"
    from subject where account_id = ${accountId}
      and id = any(array(select find_subjects(${where}, ${limit}, ${order === 'newest'})))
    order by id ${direction}`.execute(tx);
  return rows;
}

/** How many people a filter finds, at most `limit`. */
export async function countSubjects(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from = firstId, to = lastId, verified, words }: SubjectFilter,
  limit: number,
): Promise<number> {
  const where = sql`${accountId}, ${siteId}, ${from}, ${to}, ${verified}, ${words ?? null}`;
  const { rows } = await sql<{ count: number }>`select count_subjects(${where}, ${limit}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
