import type { Asking } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { findSubjectsOf } from './intake-queries.ts';
import type { NewConsent, NewPerson } from './new-consent.ts';
import type { KeyOfSite, Resolved, WrittenPerson } from './resolved.ts';

const placeOf = (row: Pick<NewConsent, 'accountId' | 'siteId'>, key: Buffer) =>
  `${row.accountId} ${row.siteId} ${key.toString('hex')}`;

/**
 * Finds the person of each consent, by the site's own id or else by address, and says what is new of them. An id decides.
 * A page may say any id and any address: what it says of a person who is known is not put together with them.
 */
export async function resolveSubjects(client: Asking, rows: readonly NewConsent[], now: Date): Promise<Resolved> {
  const known = new Map<string, Resolved['keys'][number]>();
  for (const found of await findSubjectsOf(client, keysOf(rows)))
    known.set(placeOf(found, found.key), { ...found, isNew: false });

  const made = new Set<string>();
  const merges = new Map<string, Resolved['merges'][number]>();
  const subjectIds = rows.map((row) => {
    const { accountId, siteId, person } = row;
    const places = person.keys.map((key) => placeOf(row, key));
    const found = places.map((place) => known.get(place)?.subjectId).filter((id) => id !== undefined);
    const [own = newId(now)] = found;
    if (found.length === 0) made.add(own);
    person.keys.forEach((key, index) => {
      const place = places[index] ?? '';
      const other = known.get(place)?.subjectId;
      if (other === undefined && (person.trusted || made.has(own))) {
        known.set(place, { accountId, siteId, key, subjectId: own, isNew: true });
      } else if (other !== undefined && other !== own && person.trusted) {
        merges.set(`${own} ${other}`, { accountId, siteId, into: own, from: other });
      }
    });
    return own;
  });
  const people = peopleOf(rows, subjectIds, (id) => made.has(id));
  return { subjectIds, keys: inOrder(known), people, merges: [...merges.values()] };
}

function keysOf(rows: readonly NewConsent[]): readonly KeyOfSite[] {
  const all = rows.flatMap(({ accountId, siteId, person }) => person.keys.map((key) => ({ accountId, siteId, key })));
  return [...new Map(all.map((one) => [placeOf(one, one.key), one])).values()];
}

/** Always in one order, so that no two batches wait for each other. */
function inOrder<Value>(by: ReadonlyMap<string, Value>): readonly Value[] {
  return [...by].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

/** What a batch says of each person, the newest word last. */
function peopleOf(
  rows: readonly NewConsent[],
  ids: readonly string[],
  isNew: (id: string) => boolean,
): readonly WrittenPerson[] {
  const people = new Map<string, WrittenPerson>();
  for (const [place, row] of [...rows.entries()].toSorted(([, one], [, other]) => one.at - other.at)) {
    const id = ids[place] ?? '';
    const before = people.get(id);
    const { accountId, siteId, at } = row;
    people.set(id, {
      accountId,
      siteId,
      id,
      at,
      isNew: isNew(id),
      said: before ? joined(before.said, row.person) : row.person,
    });
  }
  return inOrder(people);
}

/** Of two words on a person in one batch the later holds, but what a page says completes nothing that a server said. */
function joined(before: NewPerson, then: NewPerson): NewPerson {
  const [surer, other] = then.trusted || !before.trusted ? [then, before] : [before, then];
  const filling: Partial<NewPerson> = surer.trusted === other.trusted ? other : {};
  return {
    keys: [],
    externalId: surer.externalId ?? filling.externalId ?? null,
    email: surer.email ?? filling.email ?? null,
    firstName: surer.firstName ?? filling.firstName ?? null,
    lastName: surer.lastName ?? filling.lastName ?? null,
    fullName: surer.fullName ?? filling.fullName ?? null,
    verified: before.verified || then.verified,
    preferences: { ...before.preferences, ...then.preferences },
    words: [...new Set([...before.words, ...then.words])],
    trusted: surer.trusted,
  };
}
