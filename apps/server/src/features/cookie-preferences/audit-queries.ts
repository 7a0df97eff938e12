import { sql, type Tx } from '#platform/database/database.ts';

export type SealedHour = {
  readonly siteId: string;
  readonly hour: Date;
  /** Number of choices stored now. */
  readonly present: number;
  /** Number of choices covered by the hour's leaves. */
  readonly sealed: number;
  /** Whether another leaf will still be made. */
  readonly waits: boolean;
  /** Whether the choices of this hour have expired. */
  readonly expired: boolean;
};

/** Every hour of every site that has choices or leaves, with both counts. Reads the choices of an account once. */
export function readSealedHours(tx: Tx, accountId: string, since: Date): AsyncIterable<SealedHour> {
  const hours = sql<SealedHour>`(
    with present as (
      select site_id, date_trunc('hour', moment_of(id), 'UTC') as hour, count(*) as count from (
        select site_id, id from preference where account_id = ${accountId}
        union all select site_id, id from preference_erased where account_id = ${accountId}) as each group by 1, 2
    ), sealed as (
      select (says ->> 'site')::uuid as site_id, (says ->> 'hour')::timestamptz as hour, sum((says ->> 'count')::bigint) as count
      from evidence_entry, lateral (select convert_from(record, 'UTF8')::jsonb as says) as said
      where account_id = ${accountId} and kind = 'choices' group by 1, 2
    )
    select each.site_id as "siteId", each.hour, each.present, each.sealed,
      each.hour >= ${since} or exists (select from preference_unsealed u
        where u.account_id = ${accountId} and u.site_id = each.site_id and u.hour = each.hour)
        or exists (select from preference_touched t
        where t.account_id = ${accountId} and t.site_id = each.site_id and t.hour = each.hour) as waits,
      exists (select from preference_expiry e
        where e.account_id = ${accountId} and e.site_id = each.site_id and e.before > each.hour) as expired
    from (select site_id, hour, coalesce(present.count, 0)::int as present, coalesce(sealed.count, 0)::int as sealed
      from present full join sealed using (site_id, hour)) as each)`;
  return tx.selectFrom(hours.as('hours')).selectAll().stream(500);
}

export type UntoldErasures = {
  readonly siteId: string;
  /** Number of erased choices that no event names. */
  readonly unnamed: number;
};

/**
 * Erased choices that no event of the log names, by site. Those that were received and erased before the oldest event is from are
 * left out, where older events have expired.
 */
export async function listUntoldErasures(tx: Tx, accountId: string): Promise<UntoldErasures[]> {
  const { rows } = await sql<UntoldErasures>`
    with event as (
      select site_id, details from audit_event where account_id = ${accountId} and kind = 'choices.erased'
    ), named as (
      select site_id, hash from event, lateral string_to_table(details ->> 'hashes', ' ') as hash
    ), log as (
      select coalesce(max(expired), 0) > 0 as is_cut,
        (select min(at) from audit_event where account_id = ${accountId}) as since
      from audit_log where account_id = ${accountId}
    )
    select e.site_id as "siteId", count(*)::int as unnamed
    from preference_erased e, log
    where e.account_id = ${accountId}
      and not (log.is_cut and e.erased_at < log.since and e.received_at < log.since)
      and not exists (select from named where named.site_id = e.site_id
        and named.hash = encode(substring(e.hash for 8), 'hex'))
    group by e.site_id`.execute(tx);
  return rows;
}

export type SealRow = { readonly key: string; readonly record: string };

/** Leaves of an account's choices after a key, ordered by hour. */
export async function listSeals(tx: Tx, accountId: string, after: string, limit: number): Promise<SealRow[]> {
  return tx
    .selectFrom('evidenceEntry')
    .select(['key', sql<string>`convert_from(record, 'UTF8')`.as('record')])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'choices')
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** Accounts that have choices, or leaves of choices. */
export async function listAccountsWithChoices(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from preference_day union select account_id from preference_touched
    union select account_id from evidence_entry where kind = 'choices'
    union select distinct account_id from preference`.execute(tx);
  return rows.map(({ id }) => id);
}
