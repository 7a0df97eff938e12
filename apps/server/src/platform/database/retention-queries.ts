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

/** The settings of those of the sites that have one, in months, by site. */
export async function listRetentions(
  tx: Tx,
  table: RetentionTable,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom(table)
    .select(['siteId', 'months'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  return new Map(rows.map(({ siteId, months }) => [siteId, months]));
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
