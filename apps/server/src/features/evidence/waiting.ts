import type { Tx } from '#platform/database/database.ts';
import { findOldestWaiting } from './tree-queries.ts';

/** The time since when the oldest leaf of an account waits for the tree. Undefined: none is waiting. */
export async function waitingSince(tx: Tx, accountId: string): Promise<Date | undefined> {
  const id = await findOldestWaiting(tx, accountId);
  // A UUIDv7 begins with its timestamp.
  return id === undefined ? undefined : new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}
