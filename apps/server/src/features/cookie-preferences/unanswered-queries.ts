import type { PreferenceDimension } from '@app/contract';
import { sql, type Pool, type Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { newId } from '#platform/database/ids.ts';
import type { CountedRange } from './statistics-queries.ts';

/** Visits that left the banner of a site unanswered on a day, and have all this in common. */
export type UnansweredRow = {
  readonly accountId: string;
  readonly siteId: string;
  /** The start of the day in UTC. */
  readonly at: Date;
  readonly version: number;
  readonly regime: number;
  readonly variant: number;
  readonly language: string;
  readonly country: string | null;
  readonly device: number | null;
  readonly count: number;
};

/** Adds rows, one statement for each account, so that each goes to a single node. */
export async function insertUnanswered(pool: Pool, rows: readonly UnansweredRow[]): Promise<void> {
  const accounts = [...Map.groupBy(rows, ({ accountId }) => accountId).values()];
  await inTransaction(pool, async (client) => {
    for (const own of accounts) await client.query(statementOf(own));
  });
}

function statementOf(own: readonly UnansweredRow[]) {
  const values = own.flatMap((row) => [
    row.accountId,
    newId(row.at),
    row.siteId,
    row.at.toISOString(),
    row.version,
    row.regime,
    row.variant,
    row.language,
    row.country,
    row.device,
    row.count,
  ]);
  const places = own.map(
    (_, at) => `(${Array.from({ length: 11 }, (__, index) => `$${at * 11 + index + 1}`).join(', ')})`,
  );
  return {
    text: `insert into preference_unanswered
        (account_id, id, site_id, at, version, regime, variant, language, country, device, count) values ${places.join(', ')}`,
    values,
  };
}

export async function listUnansweredAccounts(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('preferenceUnanswered').select('accountId').distinct().execute();
  return rows.map(({ accountId }) => accountId);
}

/** Moves the new rows of an account to its counts, those of deleted sites to nowhere. A concurrent transaction waits, and then finds none. */
export async function countUnanswered(tx: Tx, accountId: string): Promise<void> {
  await sql`with taken as (delete from preference_unanswered where account_id = ${accountId} returning *)
    insert into preference_unanswered_day as kept (account_id, site_id, dimension, at, value, count)
    select ${accountId}::uuid, site_id,
      case when grouping(country) = 0 then 'country' when grouping(language) = 0 then 'language'
        when grouping(regime) = 0 then 'regime' when grouping(variant) = 0 then 'variant'
        when grouping(device) = 0 then 'device' when grouping(version) = 0 then 'version' else 'all' end,
      at,
      case when grouping(country) = 0 then coalesce(country, '') when grouping(language) = 0 then language
        when grouping(regime) = 0 then regime::text when grouping(variant) = 0 then version || ':' || variant
        when grouping(device) = 0 then coalesce(device::text, '') when grouping(version) = 0 then version::text else '' end,
      sum(count)
    from taken
    where exists (select from site where site.account_id = ${accountId}::uuid and site.id = taken.site_id)
    group by grouping sets ((site_id, at), (site_id, at, country), (site_id, at, language), (site_id, at, regime),
      (site_id, at, version), (site_id, at, version, variant), (site_id, at, device))
    on conflict (account_id, site_id, dimension, at, value) do update set count = kept.count + excluded.count`.execute(
    tx,
  );
}

/** Counts by day, in order of days. */
export async function listUnanswered(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from, to }: Pick<CountedRange, 'from' | 'to'>,
): Promise<{ readonly at: Date; readonly count: number }[]> {
  return tx
    .selectFrom('preferenceUnansweredDay')
    .select(['at', 'count'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('dimension', '=', 'all')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
}

type ValuesOf = Pick<CountedRange, 'from' | 'to'> & {
  readonly dimension: PreferenceDimension;
  /** Values that come first, whatever their number. */
  readonly known: readonly string[];
  readonly limit: number;
};

/** Counts by the values of a dimension, most frequent first. Versions that the banner of the site never had are left out. */
export async function listUnansweredByValue(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from, to, dimension, known, limit }: ValuesOf,
): Promise<{ readonly value: string; readonly count: number }[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    with version as (
      select number from banner_version where account_id = ${accountId} and site_id = ${siteId}
    )
    select value, sum(count)::int as count from preference_unanswered_day
    where account_id = ${accountId} and site_id = ${siteId} and dimension = ${dimension} and at >= ${from} and at < ${to}
      and (dimension not in ('version', 'variant') or value = any(${[...known]}::text[])
        or not exists (select from version)
        or exists (select from version where version.number::text = split_part(value, ':', 1)))
    group by value
    order by value = any(${[...known]}::text[]) desc, 2 desc, value
    limit ${limit}`.execute(tx);
  return rows;
}

/** Deletes the counts of a site, and what is not counted yet. */
export async function deleteUnanswered(tx: Tx, accountId: string, siteId: string): Promise<void> {
  for (const table of ['preferenceUnanswered', 'preferenceUnansweredDay'] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}
