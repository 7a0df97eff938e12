import { sql, type RawBuilder, type Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import { planned } from '#platform/database/planned.ts';
import { timeOf } from '../rules.ts';
import { firstId } from './walks.ts';

/** The number of people that a search by words examines: the newest who match the rarest word. */
export const mostPeople = 500;
const enough = mostPeople + 1;

/** The size of the sample of a site's newest people, from which the frequency of each word is estimated. */
const sampleSize = 2000;
/** If enough matches are expected among this many of a site's newest people, they are read in order, without the word index. */
const mostRead = 12_000;
/** A word that fewer people of the sample match is rare: all matches are read, if they are at most `mostOfRare`. */
const rareInSample = 20;
const mostOfRare = 15_000;
/** The factor by which a range exceeds its expected length, and the previous range if that had too few matches. */
const reserve = 1.4;
const growth = 4;

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A person who matches the rarest word, and whether they match all words. */
type Candidate = { readonly id: string; readonly hasAll: boolean };

export type PeopleByWords = {
  /** Newest first. */
  readonly people: readonly string[];
  /** Whether older people match the rarest word, too. They were not examined. */
  readonly isLimited: boolean;
};

/**
 * The people of a site who match all words, among the newest `mostPeople` who match the rarest.
 *
 * @param words a query for each word, as in `wordQueries`
 */
export async function findPeopleByWords(
  tx: Tx,
  accountId: string,
  siteId: string,
  words: readonly string[],
): Promise<PeopleByWords> {
  const found = await findCandidates(tx, accountId, siteId, words);
  return {
    people: found.slice(0, mostPeople).flatMap(({ id, hasAll }) => (hasAll ? [id] : [])),
    isLimited: found.length > mostPeople,
  };
}

/** The newest people who match the rarest word: at most `mostPeople` + 1. */
async function findCandidates(
  tx: Tx,
  accountId: string,
  siteId: string,
  words: readonly string[],
): Promise<readonly Candidate[]> {
  const query = words.join(' & ');
  const sample = await readNewest(tx, accountId, siteId, { words, query, before: lastId, limit: sampleSize });
  const frequency = Math.min(...sample.byWord.map(({ count }) => count));
  const place = sample.byWord.findIndex(({ count }) => count === frequency);
  const [word = '', found = []] = [words[place], sample.byWord[place]?.candidates];
  if (sample.read < sampleSize || found.length >= enough) return found;
  /** The number of people to read until `count` match the word, estimated from the sample. */
  const expected = (count: number) => Math.ceil((count / frequency) * sampleSize * reserve);

  if (expected(enough) <= mostRead) {
    const candidates = [...found];
    for (let { last, read } = sample; candidates.length < enough && read > 0;) {
      const limit = expected(enough - candidates.length);
      const next = await readNewest(tx, accountId, siteId, { words: [word], query, before: last ?? firstId, limit });
      candidates.push(...(next.byWord[0]?.candidates ?? []));
      ({ last, read } = next);
    }
    return candidates.slice(0, enough);
  }

  const lookUp = (low: string | null) => readByWord(tx, accountId, siteId, { word, query, low });
  const all = frequency < rareInSample ? await lookUp(null) : undefined;
  if (all) return all;
  const newest = timeOf(sample.first ?? lastId);
  let length = (newest - timeOf(sample.last ?? firstId)) * (expected(enough) / sampleSize);
  for (;;) {
    const low = length < newest ? firstIdAt(new Date(newest - length)) : firstId;
    const candidates = (await lookUp(low)) ?? [];
    if (candidates.length >= enough || low === firstId) return candidates;
    length *= Math.min(growth, (enough / (candidates.length + 1)) * reserve);
  }
}

type Reading = {
  readonly words: readonly string[];
  readonly query: string;
  /** The id before which to read. */
  readonly before: string;
  readonly limit: number;
};

type ReadRow = {
  readonly read: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly count: number;
  readonly ids: readonly string[] | null;
  readonly hasAll: readonly boolean[] | null;
};

/** Reads the newest people of a site before an id, and which words each of them matches. */
async function readNewest(tx: Tx, accountId: string, siteId: string, { words, query, before, limit }: Reading) {
  const people = (verified: RawBuilder<unknown>) => sql`(select id, words from subject where account_id = ${accountId}
    and site_id = ${siteId} and verified = ${verified} and id < ${before} order by id desc)`;
  const rows = await planned(
    tx,
    sql<ReadRow>`with newest as materialized (
      select id, words from (${people(sql`true`)} union all ${people(sql`false`)}) as s order by id desc limit ${limit}
    ), ends as materialized (
      select count(*)::integer as read, max(id::text) as first, min(id::text) as last from newest
    )
    select ends.*, count(n.id)::integer as count,
      (array_agg(n.id order by n.id desc) filter (where n.id is not null))[:${enough}] as ids,
      (array_agg(n.words @@ ${query}::tsquery order by n.id desc) filter (where n.id is not null))[:${enough}] as "hasAll"
    from unnest(${words}::tsquery[]) with ordinality as w (word, place) cross join ends
      left join newest as n on n.words @@ w.word
    group by w.place, ends.read, ends.first, ends.last order by w.place`,
  );
  return {
    read: rows[0]?.read ?? 0,
    first: rows[0]?.first ?? null,
    last: rows[0]?.last ?? null,
    byWord: rows.map(({ count, ids, hasAll }) => ({
      count,
      candidates: (ids ?? []).map((id, place): Candidate => ({ id, hasAll: hasAll?.[place] === true })),
    })),
  };
}

type LookUp = {
  readonly word: string;
  readonly query: string;
  /** The lower bound of the ids. Null: all matches, if they are at most `mostOfRare`. */
  readonly low: string | null;
};

/** The newest people who match a word, by its index. Undefined: more than `mostOfRare`. */
async function readByWord(
  tx: Tx,
  accountId: string,
  siteId: string,
  { word, query, low }: LookUp,
): Promise<readonly Candidate[] | undefined> {
  const rows = await planned(
    tx,
    sql<Candidate | { readonly id: null }>`select id, has_all as "hasAll"
      from people_by_word(${accountId}, ${siteId}, ${word}::tsquery, ${query}::tsquery, ${low}, ${enough}, ${mostOfRare})`,
  );
  const found = rows.filter((row): row is Candidate => row.id !== null);
  return found.length < rows.length ? undefined : found;
}
