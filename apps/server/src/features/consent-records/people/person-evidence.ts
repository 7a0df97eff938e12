import { randomSlice, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { addEntries, moveEntries } from '../../evidence/index.ts';
import { merge, type Merge } from './merge-queries.ts';
import { listConsentIds } from './subject-consent-queries.ts';

/** What lists and files show of who somebody is. */
export type PersonNames = {
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
};

const idsInEntry = 5000;

/**
 * A leaf that says who a person is from now on, because somebody corrected it, and whose consents these are, although their
 * records name the person otherwise. Names stand in it as hashes under bytes of its own; it is erased with the person.
 */
export async function holdPerson(
  tx: Tx,
  accountId: string,
  siteId: string,
  subjectId: string,
  names: PersonNames,
  at: Date,
): Promise<void> {
  const pepper = randomSlice(32).toString('hex');
  const says = {
    site: siteId,
    subject: subjectId,
    pepper,
    names: hashedNames(names, pepper),
    verified: names.verified,
  };
  const ids = await listConsentIds(tx, accountId, subjectId);
  await addEntries(
    tx,
    accountId,
    at,
    chunksOf(ids).map((consents) => ({ kind: 'person', key: subjectId, subjectId, says: { ...says, consents } })),
  );
}

/** Puts two people together, with a leaf that says so and whose consents followed. */
export async function mergeHeld(tx: Tx, accountId: string, merging: Merge): Promise<void> {
  const { siteId, from, into, at } = merging;
  const ids = await listConsentIds(tx, accountId, from);
  await addEntries(
    tx,
    accountId,
    at,
    chunksOf(ids).map((consents) => ({
      kind: 'merge',
      key: from,
      subjectId: into,
      says: { site: siteId, from, into, consents },
    })),
  );
  await moveEntries(tx, accountId, from, into);
  await merge(tx, accountId, merging);
}

/** What a leaf says of names: SHA-256 over its own bytes and each name. */
export function hashedNames(names: PersonNames, pepper: string): Readonly<Record<string, string | null>> {
  const hashed = (value: string | null) => (value === null ? null : sha256(`${pepper}:${value}`).toString('hex'));
  const { externalId, email, firstName, lastName, fullName } = names;
  return {
    externalId: hashed(externalId),
    email: hashed(email),
    firstName: hashed(firstName),
    lastName: hashed(lastName),
    fullName: hashed(fullName),
  };
}

/** At least one, so that somebody without consents has a leaf, too. */
function chunksOf(ids: readonly string[]): readonly (readonly string[])[] {
  const chunks = [ids.slice(0, idsInEntry)];
  for (let at = idsInEntry; at < ids.length; at += idsInEntry) chunks.push(ids.slice(at, at + idsInEntry));
  return chunks;
}
