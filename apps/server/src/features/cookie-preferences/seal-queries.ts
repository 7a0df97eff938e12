import { sql, type Tx } from '#platform/database/database.ts';

export type SiteHour = { readonly siteId: string; readonly hour: Date };

/** Marks hours that received choices: each needs a leaf, or another one, once it is over. */
export async function noteUnsealed(tx: Tx, accountId: string, hours: readonly SiteHour[]): Promise<void> {
  if (hours.length === 0) return;
  await tx
    .insertInto('preferenceUnsealed')
    .values(hours.map(({ siteId, hour }) => ({ accountId, siteId, hour })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Accounts with hours that began before a time and still need a leaf. */
export async function listUnsealedAccounts(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('preferenceUnsealed')
    .select('accountId')
    .distinct()
    .where('hour', '<', before)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Takes such hours of an account, oldest first. A concurrent transaction waits, and then finds others. */
export async function takeUnsealed(tx: Tx, accountId: string, before: Date, limit: number): Promise<SiteHour[]> {
  const { rows } = await sql<SiteHour>`
    delete from preference_unsealed where account_id = ${accountId} and (site_id, hour) in (
      select site_id, hour from preference_unsealed where account_id = ${accountId} and hour < ${before}
      order by hour, site_id limit ${limit} for update)
    returning site_id as "siteId", hour`.execute(tx);
  return rows;
}

export type ChoicesDigest = { readonly count: number; readonly digest: Buffer };

/** Count and digest of a site's choices between two ids that arrived within a time range. */
export async function digestOfChoices(
  tx: Tx,
  accountId: string,
  siteId: string,
  [firstId, endId]: readonly [string, string],
  { from, to }: { readonly from: Date | null; readonly to: Date },
): Promise<ChoicesDigest> {
  const { rows } = await sql<{ count: string; digest: Buffer }>`
    select count, digest from digest_of_choices(${accountId}, ${siteId}, ${firstId}, ${endId}, ${from}, ${to})`.execute(
    tx,
  );
  const [row] = rows;
  return { count: Number(row?.count ?? 0), digest: row?.digest ?? Buffer.alloc(0) };
}
