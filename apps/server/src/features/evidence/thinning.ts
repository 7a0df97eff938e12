import type { Services } from '#platform/http/context.ts';
import { listAccountsWithTree } from './audit-queries.ts';
import { deleteCrowded } from './thinning-queries.ts';

const day = 24 * 3_600_000;
const allFor = 7 * day;
const hoursFor = 90 * day;

/**
 * Keeps every checkpoint for a week, then the last of each hour for ninety days, then the last of each day. A busy account
 * signs two a second. Issued proofs stay valid: a proof contains its checkpoint, and the tree proves consistency with every
 * size.
 */
export async function thinCheckpoints({ db, now }: Services): Promise<void> {
  const allSince = new Date(now().getTime() - allFor);
  const thinning = { allSince, hoursSince: new Date(allSince.getTime() - hoursFor) };
  for (const accountId of await db.acrossAccounts(listAccountsWithTree))
    await db.asSystem((tx) => deleteCrowded(tx, accountId, thinning));
}
