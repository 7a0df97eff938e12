import {
  bigints,
  booleans,
  byteas,
  integers,
  jsonbs,
  jsons,
  smallints,
  texts,
  timestamps,
  uuids,
} from '#platform/database/binary-arrays.ts';
import type { Asking } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { mergeSubjects } from './jobs.ts';
import type { NewConsent } from './new-consent.ts';
import { peopleLock } from './people-lock-queries.ts';
import { sorted } from './rules.ts';
import type { KeyOfSite, Resolved, SubjectKey } from './resolved.ts';

type KeyRow = {
  readonly account_id: string;
  readonly site_id: string;
  readonly key: Buffer;
  readonly subject_id: string;
};

export async function findSubjectsOf(client: Asking, keys: readonly KeyOfSite[]): Promise<readonly SubjectKey[]> {
  const { rows } = await client.query<KeyRow>({
    name: 'consents-subjects',
    // One look into the index each, whatever the planner thinks of a table that it has not seen yet.
    text: `select asked.*, known.subject_id
      from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as asked (account_id, site_id, key)
      cross join lateral (select subject_id from subject_key where account_id = asked.account_id
        and site_id = asked.site_id and key = asked.key limit 1) as known`,
    values: [uuids(column(keys, 'accountId')), uuids(column(keys, 'siteId')), byteas(column(keys, 'key'))],
  });
  return rows.map((row) => ({
    accountId: row.account_id,
    siteId: row.site_id,
    key: row.key,
    subjectId: row.subject_id,
  }));
}

const hour = 3_600_000;

/** What `keep_consents` takes, by its names. */
const parameters = [
  'lock_class => $1, locks => $2::integer[], batch => $3, received => $4',
  'accounts => $5::uuid[], sites => $6::uuid[], ids => $7::uuid[], subjects => $8::uuid[], marks => $9::smallint[]',
  'sets => $10::bigint[], records => $11::bytea[], salts => $12::bytea[], leaves => $13::bytea[]',
  'hours => $14::timestamptz[]',
  'key_accounts => $15::uuid[], key_sites => $16::uuid[], keys => $17::bytea[], key_subjects => $18::uuid[]',
  'keys_new => $19::boolean[]',
  'people_accounts => $20::uuid[], people_sites => $21::uuid[], people_ids => $22::uuid[]',
  'people_at => $23::timestamptz[], people_new => $24::boolean[], people_trusted => $25::boolean[]',
  'people_verified => $26::boolean[], external_ids => $27::text[], emails => $28::text[], first_names => $29::text[]',
  'last_names => $30::text[], full_names => $31::text[], people_preferences => $32::jsonb[]',
  'people_words => $33::text[]',
  'named_accounts => $34::uuid[], named_sites => $35::uuid[], named_numbers => $36::bigint[]',
  'named_notices => $37::jsonb[]',
  'merge_job => $38, merge_attempts => $39, merges => $40::json[], merge_queues => $41::text[]',
];
const keep = { name: 'consents', text: `select keep_consents(${parameters.join(', ')})` };

/**
 * Writes consents with their people, leaves and counts, and asks for the merges. One that is there already stays as it is.
 * In a transaction of its own, unless the client is in one.
 *
 * @throws DatabaseError 40001 where somebody's keys have changed since they were found: nothing was written
 */
export async function keepConsents(
  client: Asking,
  rows: readonly NewConsent[],
  { subjectIds, keys, people, merges }: Resolved,
  receivedAt: number,
): Promise<void> {
  const now = new Date(receivedAt);
  const named = noticesOf(rows);
  const said = people.map((person) => person.said);
  const asked = merges.map((merge) => mergeSubjects.payload.parse(merge));
  const values = [
    peopleLock.class,
    integers(peopleLock.numbersOf(column(rows, 'siteId'))),
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
    uuids(column(keys, 'accountId')),
    uuids(column(keys, 'siteId')),
    byteas(column(keys, 'key')),
    uuids(column(keys, 'subjectId')),
    booleans(column(keys, 'isNew')),
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
    jsonbs(column(said, 'preferences')),
    texts(said.map(({ words }) => words.join('\n'))),
    uuids(column(named, 'accountId')),
    uuids(column(named, 'siteId')),
    bigints(column(named, 'notices')),
    jsonbs(named.map(({ noticeNames }) => sorted(noticeNames))),
    mergeSubjects.name,
    mergeSubjects.attempts,
    jsons(asked),
    texts(asked.map((payload) => mergeSubjects.queue?.(payload) ?? null)),
  ];
  await client.query({ ...keep, values });
}

/** Each set of notices once. */
function noticesOf(rows: readonly NewConsent[]): readonly NewConsent[] {
  const some = rows.filter(({ noticeNames }) => noticeNames.length > 0);
  return [...new Map(some.map((row) => [`${row.siteId} ${row.notices}`, row])).values()];
}

function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): readonly Row[Name][] {
  return rows.map((row) => row[name]);
}
