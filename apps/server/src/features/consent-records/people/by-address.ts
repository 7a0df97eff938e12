import type { Tx } from '#platform/database/database.ts';
import { subjectKey } from '../hashes.ts';
import { findKeyHolder } from './subject-change-queries.ts';
import { findSubject, hasOthersWithEmail } from './subject-queries.ts';

/** A preference that somebody agreed to, and the consent that says so. */
export type Agreed = { readonly name: string; readonly consentId: string };

/** The person of a site who has an address. */
export async function findPersonByAddress(
  tx: Tx,
  accountId: string,
  siteId: string,
  email: string,
): Promise<string | undefined> {
  return findKeyHolder(tx, accountId, siteId, subjectKey('email', email));
}

/** Whether a page claimed an address for somebody else as well: whose it is nobody knows then. */
export async function isAddressShared(tx: Tx, accountId: string, siteId: string, email: string): Promise<boolean> {
  const holder = await findPersonByAddress(tx, accountId, siteId, email);
  return hasOthersWithEmail(tx, accountId, siteId, email, holder);
}

/** What the person of a site who has an address agreed to; nothing where nobody has it. */
export async function listAgreed(tx: Tx, accountId: string, siteId: string, email: string): Promise<readonly Agreed[]> {
  const holder = await findPersonByAddress(tx, accountId, siteId, email);
  const subject = holder && (await findSubject(tx, accountId, siteId, holder));
  if (!subject) return [];
  return Object.entries(subject.preferences).flatMap(([name, { value, consent }]) =>
    value === true ? [{ name, consentId: consent }] : [],
  );
}

/** What a person is called, each part as it was stated; null: nobody stated it. */
export type StatedNames = Readonly<Record<'firstName' | 'lastName' | 'fullName', string | null>>;

/** The names of a person of a site. */
export async function findNamesOf(
  tx: Tx,
  accountId: string,
  siteId: string,
  subjectId: string,
): Promise<StatedNames | undefined> {
  const subject = await findSubject(tx, accountId, siteId, subjectId);
  return subject && { firstName: subject.firstName, lastName: subject.lastName, fullName: subject.fullName };
}
