import {
  bigints,
  booleans,
  byteas,
  integers,
  jsonbs,
  smallints,
  texts,
  timestamps,
  uuids,
} from '#platform/database/binary-arrays.ts';
import type { PoolClient } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { NewConsent } from './new-consent.ts';
import { sorted } from './rules.ts';
import type { KeyOfSite, Resolved } from './resolved.ts';

type SubjectKey = KeyOfSite & { readonly subjectId: string };

type KeyRow = {
  readonly account_id: string;
  readonly site_id: string;
  readonly key: Buffer;
  readonly subject_id: string;
};
const asSubjectKey = (row: KeyRow): SubjectKey => ({
  accountId: row.account_id,
  siteId: row.site_id,
  key: row.key,
  subjectId: row.subject_id,
});

export async function findSubjectsOf(client: PoolClient, keys: readonly KeyOfSite[]): Promise<readonly SubjectKey[]> {
  const { rows } = await client.query<KeyRow>({
    name: 'consents-subjects',
    // One look into the index each, whatever the planner thinks of a table that it has not seen yet.
    text: `select asked.*, known.subject_id
      from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as asked (account_id, site_id, key)
      cross join lateral (select subject_id from subject_key where account_id = asked.account_id
        and site_id = asked.site_id and key = asked.key limit 1) as known`,
    values: sitesAndKeys(keys),
  });
  return rows.map(asSubjectKey);
}

/** Gives for each key whose it is now: of two that were made in one moment, the first holds. */
export async function insertSubjectKeys(
  client: PoolClient,
  keys: readonly SubjectKey[],
): Promise<readonly SubjectKey[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<KeyRow>({
    name: 'consents-keys',
    text: `insert into subject_key (account_id, site_id, key, subject_id)
      select * from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::uuid[])
      on conflict (account_id, site_id, key) do update set subject_id = subject_key.subject_id
      returning account_id, site_id, key, subject_id`,
    values: [...sitesAndKeys(keys), uuids(column(keys, 'subjectId'))],
  });
  return rows.map(asSubjectKey);
}

/** People who were not known. */
const insertPeople = `insert into subject (account_id, site_id, id, created_at, updated_at, external_id, email, first_name,
    last_name, full_name, verified, preferences, words)
  select account_id, site_id, id, at, at, external_id, email, first_name, last_name, full_name, verified, preferences,
    array_to_tsvector(string_to_array(words, chr(10))) from person where is_new
  on conflict do nothing`;

/**
 * What is new of people who are known. An older word than the last, as an import brings it, fills only what nothing was said
 * of since. Who nothing is new of is not written.
 */
const updatePeople = `update subject set
    external_id = case when trusted then coalesce(person.external_id, subject.external_id) else subject.external_id end,
    email = case when trusted then coalesce(person.email, subject.email) else subject.email end,
    first_name = case when trusted then coalesce(person.first_name, subject.first_name) else subject.first_name end,
    last_name = case when trusted then coalesce(person.last_name, subject.last_name) else subject.last_name end,
    full_name = case when trusted then coalesce(person.full_name, subject.full_name) else subject.full_name end,
    verified = subject.verified or person.verified,
    preferences = case when person.at >= subject.updated_at then subject.preferences || person.preferences
      else person.preferences || subject.preferences end,
    words = subject.words || array_to_tsvector(string_to_array(person.words, chr(10))),
    updated_at = greatest(subject.updated_at, person.at)
  from person
  where not is_new and subject.account_id = person.account_id and subject.id = person.id and (
    subject.preferences is distinct from case when person.at >= subject.updated_at
      then subject.preferences || person.preferences else person.preferences || subject.preferences end
    or (person.verified and not subject.verified)
    or (trusted and (person.external_id, person.email, person.first_name, person.last_name, person.full_name)
      is distinct from (subject.external_id, subject.email, subject.first_name, subject.last_name, subject.full_name)))`;

const insertConsents = `insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices,
    record, salt, leaf)
  select account_id, id, site_id, subject_id, $1::uuid, $2::timestamptz, mark, notices, record, salt, leaf from given
  on conflict do nothing returning account_id, id`;

const insertLeaves = `insert into evidence_batch (account_id, id, ids, leaves)
  select account_id, $1::uuid, array_agg(id order by id), string_agg(leaf, ''::bytea order by id)
  from kept join given using (account_id, id) group by account_id`;

const insertNotices = `insert into consent_notices (account_id, site_id, number, notices)
  select * from unnest($25::uuid[], $26::uuid[], $27::bigint[], $28::jsonb[]) on conflict do nothing`;

const text = `with given as (
    select * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::smallint[], $8::bigint[], $9::bytea[],
      $10::bytea[], $11::bytea[], $12::timestamptz[])
      as given (account_id, site_id, id, subject_id, mark, notices, record, salt, leaf, hour)
  ), person as (
    select * from unnest($13::uuid[], $14::uuid[], $15::uuid[], $16::timestamptz[], $17::boolean[], $18::boolean[],
      $19::boolean[], $20::text[], $21::text[], $22::text[], $23::text[], $24::text[], $29::jsonb[], $30::text[])
      as person (account_id, site_id, id, at, is_new, trusted, verified, external_id, email, first_name, last_name,
        full_name, preferences, words)
  ), people as (${insertPeople}), changed as (${updatePeople}), names as (${insertNotices}),
  kept as (${insertConsents}), leaves as (${insertLeaves})
  select account_id, site_id, hour, mark, notices, count(*)::integer as count from kept join given using (account_id, id)
  group by 1, 2, 3, 4, 5`;

const hour = 3_600_000;

/** Consents of one kind that were kept, of an hour in UTC. */
export type KeptCount = {
  readonly accountId: string;
  readonly siteId: string;
  readonly hour: Date;
  readonly mark: number;
  readonly notices: number;
  readonly count: number;
};

/**
 * Writes consents with their people and leaves. One that is there already stays as it is. Gives what was kept, to be
 * counted at the end of the transaction.
 */
export async function insertBatch(
  client: PoolClient,
  rows: readonly NewConsent[],
  { subjectIds, people }: Resolved,
  receivedAt: number,
): Promise<readonly KeptCount[]> {
  const now = new Date(receivedAt);
  const named = noticesOf(rows);
  const said = people.map((person) => person.said);
  const values = [
    newId(now),
    now,
    uuids(column(rows, 'accountId')),
    uuids(column(rows, 'siteId')),
    uuids(column(rows, 'id')),
    uuids(subjectIds),
    smallints(column(rows, 'mark')),
    bigints(column(rows, 'notices')),
    byteas(column(rows, 'record')),
    byteas(column(rows, 'salt')),
    byteas(column(rows, 'leaf')),
    timestamps(rows.map(({ at }) => at - (at % hour))),
    uuids(column(people, 'accountId')),
    uuids(column(people, 'siteId')),
    uuids(column(people, 'id')),
    timestamps(column(people, 'at')),
    booleans(column(people, 'isNew')),
    booleans(column(said, 'trusted')),
    booleans(column(said, 'verified')),
    texts(column(said, 'externalId')),
    texts(column(said, 'email')),
    texts(column(said, 'firstName')),
    texts(column(said, 'lastName')),
    texts(column(said, 'fullName')),
    uuids(column(named, 'accountId')),
    uuids(column(named, 'siteId')),
    bigints(column(named, 'notices')),
    jsonbs(named.map(({ noticeNames }) => sorted(noticeNames))),
    jsonbs(column(said, 'preferences')),
    texts(said.map(({ words }) => words.join('\n'))),
  ];
  const { rows: kept } = await client.query<CountRow>({ name: 'consents', text, values });
  return kept.map(({ account_id: accountId, site_id: siteId, ...rest }) => ({ accountId, siteId, ...rest }));
}

type CountRow = Omit<KeptCount, 'accountId' | 'siteId'> & { readonly account_id: string; readonly site_id: string };

const countIn = (table: string, at: string) => `insert into ${table} (account_id, site_id, at, mark, notices, count)
  select account_id, site_id, ${at}, mark, notices, sum(count) from counted
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (account_id, site_id, at, mark, notices) do update set count = ${table}.count + excluded.count`;

const countText = `with counted as (
    select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::smallint[], $5::bigint[], $6::integer[])
      as counted (account_id, site_id, hour, mark, notices, count)
  ), hours as (${countIn('consent_hour', 'hour')}) ${countIn('consent_day', "date_trunc('day', hour, 'UTC')")}`;

/** Adds to the counts of hours and days. All batches of a site come by these rows: last in a transaction, just before its end. */
export async function addCounts(client: PoolClient, counts: readonly KeptCount[]): Promise<void> {
  if (counts.length === 0) return;
  const values = [
    uuids(column(counts, 'accountId')),
    uuids(column(counts, 'siteId')),
    timestamps(counts.map((one) => one.hour.getTime())),
    smallints(column(counts, 'mark')),
    bigints(column(counts, 'notices')),
    integers(column(counts, 'count')),
  ];
  await client.query({ name: 'consents-counts', text: countText, values });
}

function sitesAndKeys(keys: readonly KeyOfSite[]): Buffer[] {
  return [uuids(column(keys, 'accountId')), uuids(column(keys, 'siteId')), byteas(column(keys, 'key'))];
}

/** Each set of notices once. */
function noticesOf(rows: readonly NewConsent[]): readonly NewConsent[] {
  const some = rows.filter(({ noticeNames }) => noticeNames.length > 0);
  return [...new Map(some.map((row) => [`${row.siteId} ${row.notices}`, row])).values()];
}

function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): readonly Row[Name][] {
  return rows.map((row) => row[name]);
}
