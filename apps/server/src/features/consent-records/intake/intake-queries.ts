import { byteas, elements, integers, uuids } from '#platform/database/binary-arrays.ts';
import { column, rowsOf, typeOids, type Column } from '#platform/database/binary-rows.ts';
import type { Asking } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { mergeSubjects } from '../jobs.ts';
import { peopleLock } from '../people/people-lock-queries.ts';
import type { NewConsent } from './new-consent.ts';
import type { Resolved, WrittenPerson } from './resolved.ts';

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
    // One index lookup per key, whatever the planner assumes about a table without statistics.
    text: `select asked.*, known.subject_id
      from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as asked (account_id, site_id, key)
      cross join lateral (select subject_id from subject_key where account_id = asked.account_id
        and site_id = asked.site_id and key = asked.key limit 1) as known`,
    values: [uuids(fieldOf(keys, 'accountId')), uuids(fieldOf(keys, 'siteId')), byteas(fieldOf(keys, 'key'))],
  });
  return rows.map((row) => ({
    accountId: row.account_id,
    siteId: row.site_id,
    key: row.key,
    subjectId: row.subject_id,
  }));
}

const hour = 3_600_000;

const { uuid, bytea, text, jsonb, json, smallint, integer, bigint, boolean, timestamptz } = elements;

type ConsentRow = { readonly consent: NewConsent; readonly person: number };
type KeyOfPerson = KeyOfSite & { readonly person: number; readonly isNew: boolean };
type Merge = { readonly payload: string; readonly queue: string | null };

/** Columns of the composite types that `keep_consents` takes, in their order: functions/consent-intake.sql. */
const newConsent: readonly Column<ConsentRow>[] = [
  column(uuid, ({ consent }) => consent.accountId),
  column(uuid, ({ consent }) => consent.siteId),
  column(uuid, ({ consent }) => consent.id),
  column(integer, ({ person }) => person),
  column(smallint, ({ consent }) => consent.mark),
  column(bigint, ({ consent }) => consent.notices),
  column(bytea, ({ consent }) => consent.record),
  column(bytea, ({ consent }) => consent.salt),
  column(bytea, ({ consent }) => consent.leaf),
  column(timestamptz, ({ consent: { at } }) => at - (at % hour)),
];
const newKey: readonly Column<KeyOfPerson>[] = [
  column(uuid, ({ accountId }) => accountId),
  column(uuid, ({ siteId }) => siteId),
  column(bytea, ({ key }) => key),
  column(integer, ({ person }) => person),
  column(boolean, ({ isNew }) => isNew),
];
/** A person with their statements as JSON text. */
type PersonRow = WrittenPerson & { readonly preferences: string; readonly claims: string; readonly words: string };
const newPerson: readonly Column<PersonRow>[] = [
  column(uuid, ({ accountId }) => accountId),
  column(uuid, ({ siteId }) => siteId),
  column(uuid, ({ id }) => id),
  column(timestamptz, ({ since }) => since),
  column(timestamptz, ({ at }) => at),
  column(boolean, ({ isNew }) => isNew),
  column(boolean, ({ said }) => said.trusted),
  column(boolean, ({ said }) => said.verified),
  column(text, ({ said }) => said.externalId),
  column(text, ({ said }) => said.email),
  column(text, ({ said }) => said.firstName),
  column(text, ({ said }) => said.lastName),
  column(text, ({ said }) => said.fullName),
  column(jsonb, ({ preferences }) => preferences),
  column(jsonb, ({ claims }) => claims),
  column(text, ({ words }) => words),
];
const newNotices: readonly Column<NewConsent>[] = [
  column(uuid, ({ accountId }) => accountId),
  column(uuid, ({ siteId }) => siteId),
  column(bigint, ({ notices }) => notices),
  column(jsonb, ({ noticeNames }) => JSON.stringify(noticeNames)),
];
const newMerge: readonly Column<Merge>[] = [column(json, ({ payload }) => payload), column(text, ({ queue }) => queue)];
const typeNames = ['new_consent', 'new_key', 'new_person', 'new_notices', 'new_merge'] as const;

const parameters = [
  'lock_class => $1, locks => $2::integer[], batch => $3, received => $4, was_looked => $5',
  'consents => $6::new_consent[], keys => $7::new_key[], people => $8::new_person[], sets => $9::new_notices[]',
  'merge_job => $10, merge_attempts => $11, merges => $12::new_merge[]',
];
// Checks the keys in the same statement, and writes nothing if one was deleted since the request arrived.
const keep = {
  name: 'consents',
  text: `select keep_consents(${parameters.join(', ')}) as who
    from (select not exists (select from gone_consent_keys($13::uuid[], $14::uuid[])) as all_there offset 0) as keys
    where keys.all_there`,
};

/** A consent key, by its account and id. */
export type KeyId = { readonly accountId: string; readonly id: string };

/** A key of these consents was deleted. Nothing was written. */
export class KeysGone extends Error {}

/** The ids of the deleted keys among these. */
export async function listGoneKeys(client: Asking, keys: readonly KeyId[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly id: string }>({
    name: 'consents-gone-keys',
    text: 'select id from gone_consent_keys($1::uuid[], $2::uuid[]) as gone (id)',
    values: [uuids(fieldOf(keys, 'accountId')), uuids(fieldOf(keys, 'id'))],
  });
  return rows.map(({ id }) => id);
}

/** Whether nothing was written because the id of a consent exists already. */
export function areSomeThere(error: unknown): boolean {
  return ((error ?? {}) as { readonly code?: unknown }).code === 'CN001';
}

/**
 * Writes consents with their people, leaves and counts, and enqueues merges. Uses its own transaction unless the client is
 * in one. Returns the person of each consent.
 *
 * @param rows each id once
 * @param by the consent keys of all rows
 * @throws KeysGone
 * @throws DatabaseError 40001 if the people must be looked up first or again, and CN001 if the id of a consent exists
 * already. In both cases nothing was written
 */
export async function keepConsents(
  { client, pool }: { readonly client: Asking; readonly pool: Asking },
  rows: readonly NewConsent[],
  { people, whose, wasLooked, merges }: Resolved,
  receivedAt: number,
  by: readonly KeyId[],
): Promise<readonly string[]> {
  const now = new Date(receivedAt);
  const oids = await typeOids(pool, typeNames);
  const oidOf = (name: (typeof typeNames)[number]) => oids.get(name) ?? 0;
  const consents = rows.map((consent, place): ConsentRow => ({ consent, person: (whose[place] ?? 0) + 1 }));
  const keys = people.flatMap(({ accountId, siteId, keys: own }, place) =>
    own.map((key): KeyOfPerson => ({ accountId, siteId, ...key, person: place + 1 })),
  );
  const values = [
    peopleLock.class,
    integers(peopleLock.numbersOf(fieldOf(rows, 'siteId'))),
    newId(now),
    now,
    wasLooked,
    rowsOf(oidOf('new_consent'), newConsent, consents),
    rowsOf(oidOf('new_key'), newKey, keys),
    rowsOf(oidOf('new_person'), newPerson, people.map(personRow)),
    rowsOf(oidOf('new_notices'), newNotices, noticesOf(rows)),
    mergeSubjects.name,
    mergeSubjects.attempts,
    rowsOf(oidOf('new_merge'), newMerge, merges.map(mergeRow)),
    uuids(fieldOf(by, 'accountId')),
    uuids(fieldOf(by, 'id')),
  ];
  const { rows: kept } = await client.query<{ readonly who: readonly string[] }>({ ...keep, values });
  const [done] = kept;
  if (!done) throw new KeysGone();
  return whose.map((place) => done.who[place] ?? '');
}

function personRow(person: WrittenPerson): PersonRow {
  const { preferences, claims, words } = person.said;
  return {
    ...person,
    preferences: JSON.stringify(preferences),
    claims: JSON.stringify(claims),
    words: words.join('\n'),
  };
}

function mergeRow(merge: Resolved['merges'][number]): Merge {
  const payload = mergeSubjects.payload.parse(merge);
  return { payload: JSON.stringify(payload), queue: mergeSubjects.queue?.(payload) ?? null };
}

/** Each set of notices once. */
function noticesOf(rows: readonly NewConsent[]): readonly NewConsent[] {
  const some = rows.filter(({ noticeNames }) => noticeNames.length > 0);
  return [...new Map(some.map((row) => [`${row.siteId} ${row.notices}`, row])).values()];
}

function fieldOf<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): readonly Row[Name][] {
  return rows.map((row) => row[name]);
}
