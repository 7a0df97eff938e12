import { hashPassword } from '#platform/crypto/passwords.ts';
import { randomToken } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteEmailTokens } from './email-token-queries.ts';
import { emptyAccount } from './empty-account.ts';
import { accountDeleted } from './events.ts';
import {
  findFirstAccountOf,
  findPerson,
  listPeopleIds,
  updateAccountName,
  updatePerson,
  type Person,
} from './queries.ts';
import { accountName } from './rules.ts';
import { deleteOtherSessions } from './session-queries.ts';

/**
 * Hands an account to whoever proves its address first: somebody else may have begun it with that address. Sessions,
 * keys, webhooks, sites, what was accepted and chosen all go; the new owner is asked for the terms at the next sign-in.
 * In a transaction over all accounts.
 */
export async function startOver(
  tx: Tx,
  { id, email }: Pick<Person, 'id' | 'email'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const accountId = await findFirstAccountOf(tx, id);
  if (accountId) await dropBegun(tx, accountId, email, now);
  await endAll(tx, id);
  await updatePerson(tx, id, { passwordHash, emailVerifiedAt: now, emailDrip: 2, emailNl: 2 });
}

async function dropBegun(tx: Tx, accountId: string, email: string, at: Date): Promise<void> {
  await noteErasure(tx, accountId, at, { kind: 'begun' });
  await emptyAccount(tx, accountId, ['membership']);
  await updateAccountName(tx, accountId, accountName(undefined, email));
  // What is held of it beside the database goes as if it were deleted.
  await enqueue(tx, accountDeleted, { accountId });
}

async function endAll(tx: Tx, personId: string): Promise<void> {
  await deleteOtherSessions(tx, personId);
  await deleteOtherDevices(tx, personId);
  await deleteEmailTokens(tx, personId, ['verify', 'change', 'reset']);
}

/**
 * Drops again what was begun in an account, in a database from before its owner took it over. Nobody knows the password
 * then: the owner chooses one by a mail, as somebody who never proved the address.
 */
export async function dropBegunAgain(tx: Tx, accountId: string, at: Date): Promise<void> {
  const people = await listPeopleIds(tx, accountId);
  const [owner] = people;
  await dropBegun(tx, accountId, (owner && (await findPerson(tx, owner))?.email) ?? '', at);
  for (const id of people) {
    await endAll(tx, id);
    const passwordHash = await hashPassword(randomToken());
    await updatePerson(tx, id, { passwordHash, emailVerifiedAt: null, emailDrip: 2, emailNl: 2 });
  }
}
