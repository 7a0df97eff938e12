import type { Tx } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteEmailTokens } from './email-token-queries.ts';
import { emptyAccount } from './empty-account.ts';
import { accountDeleted } from './events.ts';
import { findFirstAccountOf, updateAccountName, updatePerson, type Person } from './queries.ts';
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
  if (accountId) {
    await emptyAccount(tx, accountId, ['membership']);
    await updateAccountName(tx, accountId, accountName(undefined, email));
    // What is held of it beside the database goes as if it were deleted.
    await enqueue(tx, accountDeleted, { accountId });
  }
  await deleteOtherSessions(tx, id);
  await deleteOtherDevices(tx, id);
  await deleteEmailTokens(tx, id, ['verify', 'change', 'reset']);
  await updatePerson(tx, id, { passwordHash, emailVerifiedAt: now, emailDrip: 2, emailNl: 2 });
}
