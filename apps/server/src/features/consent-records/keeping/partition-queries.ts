import { sql, type Tx } from '#platform/database/database.ts';

/** Creates the missing partitions of `months` months, starting with the month of `first`. Returns how many it created. */
export async function makeConsentPartitions(tx: Tx, first: string, months: number): Promise<number> {
  const { rows } = await sql<{
    made: number;
  }>`select make_consent_partitions(${first}::date, ${months}) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}
