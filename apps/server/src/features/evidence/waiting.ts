import type { Tx } from '#platform/database/database.ts';
import { timeOfId } from '#platform/database/ids.ts';
import { findOldestWaiting } from './tree-queries.ts';

/** The time since when the oldest leaf of an account waits for the tree. Undefined: none is waiting. */
export async function waitingSince(tx: Tx, accountId: string): Promise<Date | undefined> {
  const id = await findOldestWaiting(tx, accountId);
  return id === undefined ? undefined : timeOfId(id);
}
