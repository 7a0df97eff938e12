import type { Tx } from './database.ts';

/** Tables with the number of months for which a site keeps rows. A site without a row has the default. */
type RetentionTable = 'preferenceRetention' | 'consentRetention';

export async function findRetention(
  tx: Tx,
  table: RetentionTable,
  accountId: string,
  siteId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom(table)
    .select('months')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.months;
}

/** Stores the owner's setting; `null` restores the default. */
export async function saveRetention(
  tx: Tx,
  table: RetentionTable,
  accountId: string,
  siteId: string,
  months: number | null,
): Promise<void> {
  if (months === null) {
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
    return;
  }
  await tx
    .insertInto(table)
    .values({ accountId, siteId, months })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ months }))
    .execute();
}
