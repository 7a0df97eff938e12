import { sql, type Tx } from '#platform/database/database.ts';

/**
 * The people of a site are found first and then written to. Intakes share this lock until they are committed; whoever puts
 * two people together or erases one has it alone, and sees all that was kept before.
 */
export const peopleLock = {
  class: 4_153_423,
  /** What intakes of these sites share, each once, always in one order. */
  numbersOf: (siteIds: readonly string[]): readonly number[] =>
    [...new Set(siteIds)].map(numberOf).toSorted((one, other) => one - other),
} as const;

function numberOf(siteId: string): number {
  return Number.parseInt(siteId.slice(-8), 16) | 0;
}

/** Waits for the intakes of the site that are on their way, and holds back others until the transaction ends. */
export async function lockPeople(tx: Tx, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${peopleLock.class}::int, ${numberOf(siteId)}::int)`.execute(tx);
}
