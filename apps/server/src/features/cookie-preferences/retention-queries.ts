import { sql, type Tx } from '#platform/database/database.ts';

/** Months for which a choice is valid according to the banner's configuration or, once it is deleted, to its last version. */
export async function findValidity(tx: Tx, accountId: string, siteId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('banner')
    .select(sql<number | null>`(configuration ->> 'months')::int`.as('months'))
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  if (row) return row.months ?? undefined;
  const last = await tx
    .selectFrom('bannerVersion')
    .select(sql<number | null>`(configuration ->> 'months')::int`.as('months'))
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.months ?? undefined;
}

export async function listExpiries(tx: Tx, accountId: string, siteId: string, limit: number) {
  return tx
    .selectFrom('preferenceExpiry')
    .select(['at', 'before', 'deleted'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type Expiry = {
  readonly id: string;
  readonly siteId: string;
  readonly at: Date;
  readonly before: Date;
  readonly deleted: number;
};

export async function insertExpiry(tx: Tx, accountId: string, expiry: Expiry): Promise<void> {
  await tx
    .insertInto('preferenceExpiry')
    .values({ ...expiry, accountId })
    .execute();
}

type FirstDay = { readonly accountId: string; readonly siteId: string; readonly first: Date };

/** Every site that has counts, of choices or of banners that were left unanswered, and the day of the first. */
export async function listFirstDays(tx: Tx): Promise<FirstDay[]> {
  const { rows } = await sql<FirstDay>`
    select account_id as "accountId", site_id as "siteId", min(at) as first from (
      select account_id, site_id, at from preference_day where dimension = 'all'
      union all select account_id, site_id, at from preference_unanswered_day where dimension = 'all'
      union all select account_id, site_id, at from preference_unanswered) as counted
    group by 1, 2`.execute(tx);
  return rows;
}

/** Deletes the choices of a site up to an id, with their strings and counts. Returns how many choices. */
export async function deleteChoices(
  tx: Tx,
  accountId: string,
  siteId: string,
  { beforeId, before }: { readonly beforeId: string; readonly before: Date },
): Promise<number> {
  await sql`delete from preference_signal s using preference p
    where s.account_id = ${accountId} and p.account_id = ${accountId} and p.site_id = ${siteId} and s.id = p.id
      and p.id < ${beforeId} and s.id < ${beforeId}`.execute(tx);
  const deleted = await tx
    .deleteFrom('preference')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '<', beforeId)
    .executeTakeFirst();
  await tx
    .deleteFrom('preferenceErased')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '<', beforeId)
    .execute();
  for (const table of ['preferenceHour', 'preferenceDay', 'preferenceUnanswered', 'preferenceUnansweredDay'] as const) {
    await tx
      .deleteFrom(table)
      .where('accountId', '=', accountId)
      .where('siteId', '=', siteId)
      .where('at', '<', before)
      .execute();
  }
  return Number(deleted.numDeletedRows);
}

/** Creates missing partitions for a number of months, from the month of a day on. Returns how many were missing. */
export async function makePreferencePartitions(tx: Tx, first: string, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select make_preference_partitions(${first}::date, ${months}) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}

export async function dropEmptyPartitions(tx: Tx, before: string): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select drop_empty_preference_partitions(${before}::date) as dropped`.execute(tx);
  return rows[0]?.dropped ?? 0;
}

/** For how many months choices hold on those of the sites that have a banner, as it is set up now. */
export async function listValidities(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('banner')
    .select(['siteId', sql<number | null>`(configuration ->> 'months')::int`.as('months')])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  return new Map(rows.map(({ siteId, months }) => [siteId, months]));
}
