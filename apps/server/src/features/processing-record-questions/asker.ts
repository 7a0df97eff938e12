import type { Tx } from '#platform/database/database.ts';
import { findAccount } from '../accounts/index.ts';
import { findDefaultMember } from '../members/index.ts';

/** Who asks: the organization by the name that its documents state, else by that of its account. */
export async function askerOf(tx: Tx, accountId: string): Promise<string> {
  const member = await findDefaultMember(tx, accountId);
  return member?.name || ((await findAccount(tx, accountId))?.name ?? '');
}
