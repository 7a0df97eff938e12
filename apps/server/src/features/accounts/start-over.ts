import { hashPassword } from '#platform/crypto/passwords.ts';
import { randomToken } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteEmailTokens } from './email-token-queries.ts';
import { listReportOfficeIds } from './account-data-queries.ts';
import { emptyAccount } from './empty-account.ts';
import { accountDeleted } from './events.ts';
import {
  findUsualAccountOf,
  findPerson,
  listPeopleIds,
  updateAccountName,
  updatePerson,
  type Person,
} from './queries.ts';
import { accountName } from './rules.ts';
import { deleteOtherSessions } from './session-queries.ts';

/**
 * Resets an account for the person who first verifies its address, since somebody else may have started it with that address.
 * Sessions, keys, webhooks, sites, acceptances and choices are deleted; the new owner accepts the terms at the next sign-in.
 * Needs a transaction across accounts.
 */
export async function startOver(
  tx: Tx,
  { id, email }: Pick<Person, 'id' | 'email'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const accountId = await findUsualAccountOf(tx, id);
  if (accountId) await dropBegun(tx, accountId, email, now);
  await endAll(tx, id);
  await updatePerson(tx, id, { passwordHash, emailVerifiedAt: now, emailDrip: 2, emailNl: 2 });
}

async function dropBegun(tx: Tx, accountId: string, email: string, at: Date): Promise<void> {
  await noteErasure(tx, accountId, at, { kind: 'begun' });
  const reportOfficeIds = await listReportOfficeIds(tx, accountId);
  await emptyAccount(tx, accountId, ['membership', 'role_grant']);
  await updateAccountName(tx, accountId, accountName(undefined, email));
  // Its data outside of the database is deleted as if the account were.
  await enqueue(tx, accountDeleted, { accountId, reportOfficeIds });
}

async function endAll(tx: Tx, personId: string): Promise<void> {
  await deleteOtherSessions(tx, personId);
  await deleteOtherDevices(tx, personId);
  await deleteEmailTokens(tx, personId, ['verify', 'change', 'reset']);
}

/**
 * Repeats the reset of an account, after a restored backup from before its owner took it over. The password is unknown then:
 * the owner sets one by a mail, as a person with an unverified address.
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
