import { purposes } from '@app/consent';
import { sql, type Tx } from '#platform/database/database.ts';

/** Accounts with uncounted hours that no batch is still adding to. */
export async function listTouchedAccounts(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('preferenceTouched')
    .select('accountId')
    .distinct()
    .where('minute', '<', before)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export type TouchedHour = { readonly siteId: string; readonly hour: Date };

/** Takes the uncounted hours of an account. A concurrent transaction waits, and then finds none. */
export async function takeTouched(tx: Tx, accountId: string, before: Date): Promise<TouchedHour[]> {
  const rows = await tx
    .deleteFrom('preferenceTouched')
    .where('accountId', '=', accountId)
    .where('minute', '<', before)
    .returning(['siteId', 'hour'])
    .execute();
  const each = new Map(rows.map((row) => [`${row.siteId} ${row.hour.getTime()}`, row]));
  return [...each.values()];
}

const dimensions = sql`array['all', 'country', 'language', 'version', 'regime', 'variant', 'device']`;

const byPurpose = purposes
  .map((purpose, place) => ({ purpose, bit: 1 << place }))
  .filter(({ purpose }) => purpose !== 'necessary');

const counted = sql.raw(
  [
    'accept, reject, custom, close, gpc, context, withdraw',
    ...byPurpose.map(({ purpose }) => `${purpose}_decided, ${purpose}_granted`),
    'waited_count, waited_ln, waited_ln_squares',
  ].join(', '),
);

// The numbers are indexes in `choiceActions`.
const counts = sql.raw(
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((action) => `count(*) filter (where action = ${action})`),
    ...byPurpose.flatMap(({ bit }) => [
      `count(*) filter (where decided & ${bit} > 0)`,
      `count(*) filter (where granted & decided & ${bit} > 0)`,
    ]),
    'count(waited)',
    'coalesce(sum(ln(greatest(waited, 1))), 0)',
    'coalesce(sum(ln(greatest(waited, 1)) ^ 2), 0)',
  ].join(', '),
);

const sums = sql.raw(
  [
    'sum(accept), sum(reject), sum(custom), sum(close), sum(gpc), sum(context), sum(withdraw)',
    ...byPurpose.map(({ purpose }) => `sum(${purpose}_decided), sum(${purpose}_granted)`),
    'sum(waited_count), sum(waited_ln), sum(waited_ln_squares)',
  ].join(', '),
);

/** Recounts an hour of a site from the choices between two ids. Idempotent. */
export async function recountHour(
  tx: Tx,
  accountId: string,
  { siteId, hour }: TouchedHour,
  [fromId, toId]: readonly [string, string],
): Promise<void> {
  await sql`delete from preference_hour where account_id = ${accountId} and site_id = ${siteId}
    and dimension = any(${dimensions}) and at = ${hour}`.execute(tx);
  await sql`insert into preference_hour (account_id, site_id, dimension, at, value, ${counted})
    select ${accountId}::uuid, ${siteId}::uuid,
      case when grouping(country) = 0 then 'country' when grouping(language) = 0 then 'language'
        when grouping(regime) = 0 then 'regime' when grouping(variant) = 0 then 'variant'
        when grouping(device) = 0 then 'device' when grouping(version) = 0 then 'version' else 'all' end,
      ${hour}::timestamptz,
      case when grouping(country) = 0 then coalesce(country, '') when grouping(language) = 0 then language
        when grouping(regime) = 0 then regime::text when grouping(variant) = 0 then version || ':' || variant
        when grouping(device) = 0 then coalesce(device::text, '') when grouping(version) = 0 then version::text else '' end,
      ${counts}
    from preference
    where account_id = ${accountId} and site_id = ${siteId} and id >= ${fromId} and id < ${toId}
    group by grouping sets ((), (country), (language), (regime), (version), (version, variant), (device))
    having count(*) > 0`.execute(tx);
}

/** Recounts a day of a site from its hours. */
export async function recountDay(tx: Tx, accountId: string, siteId: string, from: Date, to: Date): Promise<void> {
  await sql`delete from preference_day where account_id = ${accountId} and site_id = ${siteId}
    and dimension = any(${dimensions}) and at = ${from}`.execute(tx);
  await sql`insert into preference_day (account_id, site_id, dimension, at, value, ${counted})
    select ${accountId}::uuid, ${siteId}::uuid, dimension, ${from}::timestamptz, value, ${sums}
    from preference_hour
    where account_id = ${accountId} and site_id = ${siteId} and dimension = any(${dimensions})
      and at >= ${from} and at < ${to}
    group by dimension, value`.execute(tx);
}

/** The time since which some choices of a site are uncounted. */
export async function findUncountedSince(tx: Tx, accountId: string, siteId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('preferenceTouched')
    .select(({ fn }) => fn.min('minute').as('minute'))
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.minute ?? undefined;
}
