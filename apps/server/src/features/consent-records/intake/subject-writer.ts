import { randomBytes } from 'node:crypto';
import type { Asking } from '#platform/database/database.ts';
import { idFrom } from '../rules.ts';
import { findSubjectsOf, type KeyOfSite } from './intake-queries.ts';
import type { NewConsent, NewPerson } from './new-consent.ts';
import type { Resolved, WrittenPerson } from './resolved.ts';

const newest = { since: 0, count: 0 };

/**
 * The id of a new person: lists are in the order of ids, so it has the time of their first statement. Within a millisecond a
 * counter decides (RFC 9562, section 6.2, method 1).
 */
function idOfPerson(since: number): string {
  newest.count = since === newest.since ? newest.count + 1 : 0;
  newest.since = since;
  const bytes = randomBytes(16);
  bytes.writeUInt16BE((newest.count & 0xfff) << 4);
  return idFrom(since, bytes);
}

const placeOf = (row: Pick<NewConsent, 'accountId' | 'siteId'>, key: Buffer) =>
  `${row.accountId} ${row.siteId} ${key.toString('hex')}`;

/**
 * The people of a batch by the names in it, without a lookup. Undefined if two consents name one person in different ways:
 * then the result depends on the people stored.
 */
export function namedSubjects(rows: readonly NewConsent[]): Resolved | undefined {
  const nameOfKey = new Map<string, string>();
  const names: string[] = [];
  for (const row of rows) {
    const places = row.person.keys.map((key) => placeOf(row, key));
    const name = places.join();
    for (const place of places) {
      if ((nameOfKey.get(place) ?? name) !== name) return undefined;
      nameOfKey.set(place, name);
    }
    names.push(name);
  }
  return {
    ...peopleOf(rows, names, (_, { keys }, since) => ({
      id: idOfPerson(since),
      isNew: true,
      keys: keys.map((key) => ({ key, isNew: true })),
    })),
    wasLooked: false,
    merges: [],
  };
}

/**
 * Finds the person of each consent by the site's own id, else by address, and collects what is new about them. A page may
 * state any id and address, so its consents merge nobody, and a person created from a page gets only the first lookup key.
 */
export async function resolveSubjects(client: Asking, rows: readonly NewConsent[]): Promise<Resolved> {
  type KnownSubject = { readonly key: Buffer; readonly subjectId: string; readonly isNew: boolean };
  const known = new Map<string, KnownSubject>();
  for (const found of await findSubjectsOf(client, keysOf(rows)))
    known.set(placeOf(found, found.key), { ...found, isNew: false });

  const made = new Set<string>();
  const merges = new Map<string, Resolved['merges'][number]>();
  const firstOf = firstTimes(rows);
  const subjectIds = rows.map((row) => {
    const { accountId, siteId, person } = row;
    const places = person.keys.map((key) => placeOf(row, key));
    const found = places.map((place) => known.get(place)?.subjectId).filter((id) => id !== undefined);
    const [own = idOfPerson(Math.min(...places.map((place) => firstOf.get(place) ?? row.at)))] = found;
    if (found.length === 0) made.add(own);
    person.keys.forEach((key, index) => {
      const place = places[index] ?? '';
      const other = known.get(place)?.subjectId;
      if (other === undefined && (person.trusted || (made.has(own) && index === 0))) {
        known.set(place, { key, subjectId: own, isNew: true });
      } else if (other !== undefined && other !== own && person.trusted) {
        merges.set(`${own} ${other}`, { accountId, siteId, into: own, from: other });
      }
    });
    return own;
  });
  const keys = Map.groupBy(known.values(), ({ subjectId }) => subjectId);
  const people = peopleOf(rows, subjectIds, (id) => ({ id, isNew: made.has(id), keys: keys.get(id) ?? [] }));
  return { ...people, wasLooked: true, merges: [...merges.values()] };
}

function keysOf(rows: readonly NewConsent[]): readonly KeyOfSite[] {
  const all = rows.flatMap(({ accountId, siteId, person }) => person.keys.map((key) => ({ accountId, siteId, key })));
  return [...new Map(all.map((one) => [placeOf(one, one.key), one])).values()];
}

type Who = Pick<WrittenPerson, 'id' | 'isNew' | 'keys'>;
type PersonClaims = Pick<WrittenPerson, 'accountId' | 'siteId' | 'since' | 'at' | 'said'>;

/** The time of the first consent of a batch with each lookup key: the id of a new person has that time. */
function firstTimes(rows: readonly NewConsent[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const row of rows)
    for (const key of row.person.keys) {
      const place = placeOf(row, key);
      first.set(place, Math.min(row.at, first.get(place) ?? row.at));
    }
  return first;
}

/**
 * The statements of a batch about each person, the newest last.
 *
 * @param names the person of each consent. People are written in the order of names, so that two batches never deadlock
 */
function peopleOf(
  rows: readonly NewConsent[],
  names: readonly string[],
  whoIs: (name: string, said: NewPerson, since: number) => Who,
): Pick<Resolved, 'people' | 'whose'> {
  const said = new Map<string, PersonClaims>();
  const named = rows.map((row, place) => ({ row, name: names[place] ?? '' }));
  for (const { row, name } of named.toSorted((one, other) => one.row.at - other.row.at)) {
    const { accountId, siteId, at, person } = row;
    const before = said.get(name);
    const since = before?.since ?? at;
    said.set(name, { accountId, siteId, since, at, said: before ? joined(before.said, person) : person });
  }
  const inOrder = [...said].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const placeByName = new Map(inOrder.map(([name], place) => [name, place]));
  const people = inOrder.map(([name, word]) => ({ ...word, ...whoIs(name, word.said, word.since) }));
  return { people, whose: names.map((name) => placeByName.get(name) ?? -1) };
}

/** Combines two statements about a person: the later wins, but that of a page does not add to that of a server. */
function joined(before: NewPerson, then: NewPerson): NewPerson {
  const [surer, other] = then.trusted || !before.trusted ? [then, before] : [before, then];
  const filling: Partial<NewPerson> = surer.trusted === other.trusted ? other : {};
  return {
    keys: before.keys,
    externalId: surer.externalId ?? filling.externalId ?? null,
    email: surer.email ?? filling.email ?? null,
    firstName: surer.firstName ?? filling.firstName ?? null,
    lastName: surer.lastName ?? filling.lastName ?? null,
    fullName: surer.fullName ?? filling.fullName ?? null,
    verified: before.verified || then.verified,
    preferences: { ...before.preferences, ...then.preferences },
    claims: { ...before.claims, ...then.claims },
    words: surer.trusted === other.trusted ? [...new Set([...before.words, ...then.words])] : surer.words,
    trusted: surer.trusted,
  };
}
