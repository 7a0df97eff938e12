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
import { mergeSubjects } from '../jobs.ts';
import { peopleLock } from '../people/people-lock-queries.ts';
import type { NewConsent } from './new-consent.ts';
import type { Resolved } from './resolved.ts';

export type KeyOfSite = { readonly accountId: string; readonly siteId: string; readonly key: Buffer };

type KeyRow = {
  readonly account_id: string;
  readonly site_id: string;
  readonly key: Buffer;
  readonly subject_id: string;
};

export async function findSubjectsOf(
  client: Asking,
  keys: readonly KeyOfSite[],
): Promise<readonly (KeyOfSite & { readonly subjectId: string })[]> {
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
  'accounts => $5::uuid[], sites => $6::uuid[], ids => $7::uuid[], people => $8::integer[], marks => $9::smallint[]',
  'sets => $10::bigint[], records => $11::bytea[], salts => $12::bytea[], leaves => $13::bytea[]',
  'hours => $14::timestamptz[]',
  'keys => $15::bytea[], keys_people => $16::integer[], keys_new => $17::boolean[]',
  'people_accounts => $18::uuid[], people_sites => $19::uuid[], people_ids => $20::uuid[]',
  'people_at => $21::timestamptz[], people_new => $22::boolean[], people_trusted => $23::boolean[]',
  'people_verified => $24::boolean[], external_ids => $25::text[], emails => $26::text[], first_names => $27::text[]',
  'last_names => $28::text[], full_names => $29::text[], people_preferences => $30::jsonb[]',
  'people_claims => $31::jsonb[], people_words => $32::text[]',
  'named_accounts => $33::uuid[], named_sites => $34::uuid[], named_numbers => $35::bigint[]',
  'named_notices => $36::jsonb[]',
  'merge_job => $37, merge_attempts => $38, merges => $39::json[], merge_queues => $40::text[]',
];
// Nothing else runs where a key is gone, and what is gone is looked at in this statement, not when the request came.
const keep = {
  name: 'consents',
  text: `select keep_consents(${parameters.join(', ')}) as who
    from (select not exists (select from gone_consent_keys($41::uuid[], $42::uuid[])) as all_there offset 0) as keys
    where keys.all_there`,
};

/** A consent key, by its account and id. */
export type KeyId = { readonly accountId: string; readonly id: string };

/** Some of the keys by which consents came are not there any more: nothing was written. */
export class KeysGone extends Error {}

/** Those of the keys that are not there any more. */
export async function listGoneKeys(client: Asking, keys: readonly KeyId[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly id: string }>({
    name: 'consents-gone-keys',
    text: 'select id from gone_consent_keys($1::uuid[], $2::uuid[]) as gone (id)',
    values: [uuids(column(keys, 'accountId')), uuids(column(keys, 'id'))],
  });
  return rows.map(({ id }) => id);
}

/** Whether nothing was written because some of the consents are there already. */
export function areSomeThere(error: unknown): boolean {
  return ((error ?? {}) as { readonly code?: unknown }).code === 'CN001';
}

/**
 * Writes consents with their people, leaves and counts, and asks for the merges. In a transaction of its own, unless the
 * client is in one. Gives who each consent is of.
 *
 * @param rows each id once
 * @param by the keys that all of it came by
 * @throws KeysGone
 * @throws DatabaseError 40001 where it has to be looked, or looked again, who the people are, and CN001 where one of the
 * consents is there already: nothing was written
 */
export async function keepConsents(
  client: Asking,
  rows: readonly NewConsent[],
  { people, whose, wasLooked, merges }: Resolved,
  receivedAt: number,
  by: readonly KeyId[],
): Promise<readonly string[]> {
  const now = new Date(receivedAt);
  const named = noticesOf(rows);
  const said = people.map((person) => person.said);
  const keys = people.flatMap((person, place) => person.keys.map((one) => ({ ...one, person: place + 1 })));
  const asked = merges.map((merge) => mergeSubjects.payload.parse(merge));
  const values = [
    peopleLock.class,
    integers(peopleLock.numbersOf(column(rows, 'siteId'))),
    newId(now),
    now,
    uuids(column(rows, 'accountId')),
    uuids(column(rows, 'siteId')),
    uuids(column(rows, 'id')),
    integers(whose.map((place) => place + 1)),
    smallints(column(rows, 'mark')),
    bigints(column(rows, 'notices')),
    byteas(column(rows, 'record')),
    byteas(column(rows, 'salt')),
    byteas(column(rows, 'leaf')),
    timestamps(rows.map(({ at }) => at - (at % hour))),
    byteas(column(keys, 'key')),
    integers(column(keys, 'person')),
    wasLooked ? booleans(column(keys, 'isNew')) : null,
    uuids(column(people, 'accountId')),
    uuids(column(people, 'siteId')),
    uuids(column(people, 'id')),
    timestamps(column(people, 'at')),
    wasLooked ? booleans(column(people, 'isNew')) : null,
    booleans(column(said, 'trusted')),
    booleans(column(said, 'verified')),
    texts(column(said, 'externalId')),
    texts(column(said, 'email')),
    texts(column(said, 'firstName')),
    texts(column(said, 'lastName')),
    texts(column(said, 'fullName')),
    jsonbs(column(said, 'preferences')),
    jsonbs(column(said, 'claims')),
    texts(said.map(({ words }) => words.join('\n'))),
    uuids(column(named, 'accountId')),
    uuids(column(named, 'siteId')),
    bigints(column(named, 'notices')),
    jsonbs(column(named, 'noticeNames')),
    mergeSubjects.name,
    mergeSubjects.attempts,
    jsons(asked),
    texts(asked.map((payload) => mergeSubjects.queue?.(payload) ?? null)),
    uuids(column(by, 'accountId')),
    uuids(column(by, 'id')),
  ];
  const { rows: kept } = await client.query<{ readonly who: readonly string[] }>({ ...keep, values });
  const [done] = kept;
  if (!done) throw new KeysGone();
  return whose.map((place) => done.who[place] ?? '');
}

/** Each set of notices once. */
function noticesOf(rows: readonly NewConsent[]): readonly NewConsent[] {
  const some = rows.filter(({ noticeNames }) => noticeNames.length > 0);
  return [...new Map(some.map((row) => [`${row.siteId} ${row.notices}`, row])).values()];
}

function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): readonly Row[Name][] {
  return rows.map((row) => row[name]);
}
