import { normalizeEmail, type Notice } from '@app/contract';
import { fallbackLocale } from '@app/texts';
import { z } from 'zod';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { insertNotice, type NoticeRow } from './acceptance-queries.ts';
import { writeApiKey } from './api-keys.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteAttemptsOf } from './attempt-queries.ts';
import { deleteEmailTokens } from './email-token-queries.ts';
import { insertNewAccount } from './new-account.ts';
import { checkNewPassword } from './passwords.ts';
import { findAccount, findUsualAccountOf, findPersonByEmail, updatePerson } from './queries.ts';
import { accountName } from './rules.ts';
import { deleteOtherSessions } from './session-queries.ts';

// Commands that the operator runs on the command line, without a session.

const uuid = z.uuid();

export type Opened = { readonly accountId: string; readonly userId: string; readonly apiKey: string };

/**
 * Creates an account with a verified owner, and an API key. The owner accepts the terms at the first sign-in.
 * @throws Problem `sign-up.invalid`, `sign-up.email-taken`, `password.too-…`
 */
export async function createAccount(
  db: Database,
  now: Date,
  given: { email: string; password: string; name?: string },
): Promise<Opened> {
  const email = normalizeEmail(given.email);
  // The operator knows the recipient, so host names of the local network are allowed.
  if (!/^[^\s@]{1,64}@[!-?A-~]{1,189}$/.test(email)) throw new Problem('sign-up.invalid');
  checkNewPassword(given.password, { email, name: given.name }, 'password');
  const [accountId, personId, passwordHash] = [newId(now), newId(now), await hashPassword(given.password)];
  return db.asSystem(async (tx) => {
    const name = accountName(given.name, email);
    const made = await insertNewAccount(
      tx,
      { accountId, personId, email, passwordHash, name, locale: fallbackLocale, country: null, now },
      true,
    );
    if (!made) throw new Problem('sign-up.email-taken');
    const { key } = await writeApiKey(tx, accountId, personId, { name: 'Command line', endsAt: null }, now, {
      accountId,
    });
    return { accountId, userId: personId, apiKey: key };
  });
}

/** Creates another key. `undefined` if nobody has the address. */
export async function createKeyOf(db: Database, now: Date, email: string, name: string): Promise<Opened | undefined> {
  const owner = await findOwner(db, email);
  if (!owner) return undefined;
  const { accountId, personId } = owner;
  const { key } = await db.asSystem((tx) =>
    writeApiKey(tx, accountId, personId, { name, endsAt: null }, now, { accountId }),
  );
  return { accountId, userId: personId, apiKey: key };
}

/**
 * Sets a new password and ends all sessions. Returns false if nobody has the address.
 * @throws Problem `password.too-…`
 */
export async function setPassword(db: Database, now: Date, email: string, password: string): Promise<boolean> {
  const owner = await findOwner(db, email);
  if (!owner) return false;
  checkNewPassword(password, { email: normalizeEmail(email) }, 'password');
  const passwordHash = await hashPassword(password);
  await db.asSystem(async (tx) => {
    await updatePerson(tx, owner.personId, { passwordHash });
    await deleteOtherSessions(tx, owner.personId);
    await deleteOtherDevices(tx, owner.personId);
    await deleteEmailTokens(tx, owner.personId, ['reset', 'change', 'deny']);
    await deleteAttemptsOf(tx, owner.personId);
    await recordEvent(tx, now, { accountId: owner.accountId }, 'password.changed', {
      target: owner.personId,
    });
  });
  return true;
}

export async function findOwner(
  db: Database,
  email: string,
): Promise<{ readonly personId: string; readonly accountId: string } | undefined> {
  return db.asSystem(async (tx) => {
    const person = await findPersonByEmail(tx, normalizeEmail(email));
    const accountId = person && (await findUsualAccountOf(tx, person.id));
    return person && accountId ? { personId: person.id, accountId } : undefined;
  });
}

/** Whether there is an account with this id; accepts any text. */
export async function isAccount(db: Database, accountId: string): Promise<boolean> {
  if (!uuid.safeParse(accountId).success) return false;
  return (await db.asSystem((tx) => findAccount(tx, accountId))) !== undefined;
}

/** Publishes the operator's own terms or privacy notice. Returns false if that version exists in that language. */
export async function publishNotice(
  db: Database,
  now: Date,
  identifier: Notice['identifier'],
  row: NoticeRow,
): Promise<boolean> {
  return db.asSystem((tx) => insertNotice(tx, identifier, row, now));
}
