import { randomSlice, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { addEntries, moveEntries } from '../../evidence/index.ts';
import { merge, type Merge } from './merge-queries.ts';
import { listConsentIds } from './subject-consent-queries.ts';

/** A person's names as lists and exports show them. */
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
 * Adds a leaf with the corrected names of a person and the ids of their consents, whose records have the old names. The leaf
 * holds hashes of the names with a pepper of its own, and is erased with the person.
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

/** Merges two people, and adds a leaf that says so and lists the moved consents. */
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

/** The names in a leaf: SHA-256 over its pepper and each name. */
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

/** Splits ids into chunks: at least one, so that a person without consents has a leaf, too. */
function chunksOf(ids: readonly string[]): readonly (readonly string[])[] {
  const chunks = [ids.slice(0, idsInEntry)];
  for (let at = idsInEntry; at < ids.length; at += idsInEntry) chunks.push(ids.slice(at, at + idsInEntry));
  return chunks;
}
