import { sql, type Tx } from '#platform/database/database.ts';

/**
 * The lock on the people of a site. Intakes look people up before they write, so they hold it shared until they commit; a
 * merge or an erasure holds it exclusively and thus sees every earlier intake.
 */
export const peopleLock = {
  class: 4_153_423,
  /** Takes the shared locks of these sites, each once and always in the same order. */
  numbersOf: (siteIds: readonly string[]): readonly number[] =>
    [...new Set(siteIds)].map(numberOf).toSorted((one, other) => one - other),
} as const;

function numberOf(siteId: string): number {
  return Number.parseInt(siteId.slice(-8), 16) | 0;
}

/** Takes the exclusive lock: waits for running intakes of the site, and blocks new ones until the transaction ends. */
export async function lockPeople(tx: Tx, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${peopleLock.class}::int, ${numberOf(siteId)}::int)`.execute(tx);
}
