import type { Tx } from '#platform/database/database.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import { addEntries, eraseEntries } from '../../evidence/index.ts';
import { erasePeople, logErasure, type Erasure } from './erasure-queries.ts';
import { listMergedInto } from './merge-queries.ts';

const idsInEntry = 5000;

/**
 * Erases people of a site, logs it, and adds leaves that list the erased consents with time, actor and cause. The audit
 * reports an empty consent that no such leaf lists. Returns the number of consents erased.
 */
export async function eraseLogged(
  tx: Tx,
  accountId: string,
  siteId: string,
  subjectIds: readonly string[],
  erasure: Omit<Erasure, 'consents'>,
): Promise<number> {
  const consents = await erasePeople(tx, accountId, subjectIds, erasure.mode);
  const entries = await eraseEntries(tx, accountId, subjectIds);
  await logErasure(tx, accountId, siteId, { ...erasure, consents: consents.length });
  const { at, before, id, personId, keyId, cause, mode, subjects } = erasure;
  const says = {
    site: siteId,
    cause,
    mode,
    person: personId,
    consentKey: keyId,
    before: before?.toISOString() ?? null,
  };
  const portions = Math.max(1, Math.ceil(Math.max(consents.length, entries.length) / idsInEntry));
  const portionOf = (ids: readonly string[], place: number) => ids.slice(place * idsInEntry, (place + 1) * idsInEntry);
  await addEntries(
    tx,
    accountId,
    at,
    Array.from({ length: portions }, (_, place) => ({
      kind: 'erasure',
      key: id,
      says: {
        ...says,
        erasedAt: at.toISOString(),
        subjects: place === 0 ? subjects : 0,
        count: portionOf(consents, place).length,
        consents: portionOf(consents, place),
        entries: portionOf(entries, place),
      },
    })),
  );
  return consents.length;
}

/**
 * Erases one person and notes it in the ledger of erasures, from which the restore of an older backup repeats it. It notes
 * merged ids as well, because in that backup they may still be separate people.
 */
export async function eraseNoted(
  tx: Tx,
  accountId: string,
  siteId: string,
  subjectId: string,
  erasure: Omit<Erasure, 'consents' | 'subjects'>,
): Promise<number> {
  const { at, mode } = erasure;
  for (const id of [subjectId, ...(await listMergedInto(tx, accountId, [subjectId]))])
    await noteErasure(tx, accountId, at, { kind: 'subject', id, mode });
  return eraseLogged(tx, accountId, siteId, [subjectId], { ...erasure, subjects: 1 });
}
