import type { Tx } from '#platform/database/database.ts';
import { deleteAttemptsOf } from './attempt-queries.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteInvitations, dropWaysIn, upsertDeletion } from './deletion-queries.ts';
import { deleteEmailTokens } from './email-token-queries.ts';
import { findUsualAccountOf, updatePerson } from './queries.ts';
import { deleteOtherSessions } from './session-queries.ts';

const keptDays = 30;

/**
 * Sets apart what somebody began under an address that they never proved, because its owner arrived: nobody can sign in to it
 * any more, and it is deleted in 30 days. The address is free from then on. Needs a transaction across accounts.
 */
export async function setApart(tx: Tx, personId: string, now: Date): Promise<void> {
  await deleteOtherSessions(tx, personId);
  await deleteOtherDevices(tx, personId);
  await deleteAttemptsOf(tx, personId);
  await deleteEmailTokens(tx, personId, ['verify', 'change', 'reset']);
  await dropWaysIn(tx, personId);
  await updatePerson(tx, personId, { email: `${personId}@set-apart.invalid`, passwordHash: null });
  const accountId = await findUsualAccountOf(tx, personId);
  if (!accountId) return;
  await deleteInvitations(tx, accountId);
  await upsertDeletion(tx, accountId, new Date(now.getTime() + keptDays * 24 * 3_600_000));
}
