import { sql, type Tx } from '#platform/database/database.ts';

// The people of a site are found first and then written to. Intakes share this lock until they are committed; whoever
// puts two people together or erases one has it alone, and sees all that was kept before.
const lockClass = 4_153_423;

function numberOf(siteId: string): number {
  return Number.parseInt(siteId.slice(-8), 16) | 0;
}

/** Waits for the intakes of the site that are on their way, and holds back others until the transaction ends. */
export async function lockPeople(tx: Tx, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}::int, ${numberOf(siteId)}::int)`.execute(tx);
}

/** The same for an intake, which shares it, as text that goes out with its `begin`. Always in one order. */
export function sharedLocks(siteIds: Iterable<string>): string {
  const numbers = [...new Set([...siteIds].map(numberOf))].toSorted((one, other) => one - other);
  return numbers.map((number) => `select pg_advisory_xact_lock_shared(${lockClass}, ${number});`).join(' ');
}
