import type { Tx } from '#platform/database/database.ts';
import { addEntries } from '../../evidence/index.ts';
import { holdPerson } from '../people/person-evidence.ts';
import { findNames, listUnheldErased, listUnheldErasures, listUnheldOwners } from './adoption-queries.ts';
import { readUnexplained } from './people-audit-queries.ts';

/** Rows per transaction. */
const atOnce = 2000;

/** Adds leaves for erasures, corrections and merges made before such leaves existed. Returns whether there may be more. */
export async function adoptConsents(tx: Tx, accountId: string, at: Date): Promise<boolean> {
  const erasures = await listUnheldErasures(tx, accountId, atOnce);
  await addEntries(
    tx,
    accountId,
    at,
    erasures.map(({ id, siteId, personId, keyId, before, at: erasedAt, consents, ...erasure }) => ({
      kind: 'erasure',
      key: id,
      says: {
        ...erasure,
        site: siteId,
        person: personId,
        consentKey: keyId,
        before: before?.toISOString() ?? null,
        erasedAt: erasedAt.toISOString(),
        count: consents,
        consents: [],
        entries: [],
        adopted: true,
      },
    })),
  );
  const erased = await listUnheldErased(tx, accountId, atOnce);
  if (erased.length > 0)
    await addEntries(tx, accountId, at, [
      { kind: 'erasure', key: 'adopted', says: { consents: erased, entries: [], adopted: true } },
    ]);
  const people = new Set(await listUnheldOwners(tx, accountId, atOnce));
  if (people.size === 0)
    for await (const { id } of readUnexplained(tx, accountId)) if (people.add(id).size >= atOnce) break;
  for (const id of people) {
    const person = await findNames(tx, accountId, id);
    if (person) await holdPerson(tx, accountId, person.siteId, id, person, at);
  }
  return erasures.length === atOnce || erased.length === atOnce || people.size > 0;
}
