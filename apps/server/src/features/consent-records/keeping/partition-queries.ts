import { sql, type Tx } from '#platform/database/database.ts';

/** Makes the partitions of so many months that are missing, from that of a day on. Gives how many were. */
export async function makeConsentPartitions(tx: Tx, first: string, months: number): Promise<number> {
  const { rows } = await sql<{
    made: number;
  }>`select make_consent_partitions(${first}::date, ${months}) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}
