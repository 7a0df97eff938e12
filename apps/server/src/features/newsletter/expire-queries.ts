import { sql, type Tx } from '#platform/database/database.ts';

export type Expired = {
  readonly accountId: string;
  readonly siteId: string;
  readonly id: string;
  readonly endedAt: Date;
};

/** Expires up to `limit` subscriptions that were not confirmed in time, across all accounts. */
export async function expirePending(tx: Tx, now: Date, limit: number): Promise<Expired[]> {
  const { rows } = await sql<Expired>`update subscription
    set status = 'expired', ended_at = expires_at, expires_at = null
    where (account_id, id) in (select account_id, id from subscription where expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked)
    returning account_id as "accountId", site_id as "siteId", id, ended_at as "endedAt"`.execute(tx);
  return rows;
}

export type Over = {
  readonly accountId: string;
  readonly siteId: string;
  readonly id: string;
  readonly email: string;
  readonly subjectId: string;
  readonly subjectEmail: string | null;
  readonly endedAt: Date;
};

/** Unsettled subscriptions that ended before these times, oldest first, across all accounts. */
export async function listOver(
  tx: Tx,
  before: { readonly expired: Date; readonly declined: Date },
  limit: number,
): Promise<Over[]> {
  const { rows } = await sql<Over>`select subscription.account_id as "accountId", subscription.site_id as "siteId",
      subscription.id, subscription.email, subject_key.subject_id as "subjectId", subject.email as "subjectEmail",
      subscription.ended_at as "endedAt"
    from subscription
    join subject_key on subject_key.account_id = subscription.account_id
      and subject_key.site_id = subscription.site_id and subject_key.key = subscription.person_key
    left join subject on subject.account_id = subject_key.account_id and subject.id = subject_key.subject_id
    where subscription.ended_at is not null and not subscription.settled
      and subscription.ended_at < case status when 'expired' then ${before.expired}::timestamptz
        else ${before.declined}::timestamptz end
    order by subscription.ended_at limit ${limit}`.execute(tx);
  return rows;
}

export type Askings = {
  /** Whether one of them is still active, or was ever confirmed. */
  readonly counts: boolean;
  /** The consents that asked for subscriptions and that ended them. */
  readonly consentIds: readonly string[];
};

/** All subscription requests of a person on a site, except those that an import brought too late. */
export async function findAskings(tx: Tx, accountId: string, siteId: string, subjectId: string): Promise<Askings> {
  const { rows } = await sql<Askings>`with theirs as (
      select subscription.id, ended_at, confirmed_at from subject_key
      join subscription on subscription.account_id = subject_key.account_id
        and subscription.site_id = subject_key.site_id and subscription.person_key = subject_key.key
      where subject_key.account_id = ${accountId} and subject_key.site_id = ${siteId}
        and subject_key.subject_id = ${subjectId})
    select (select coalesce(bool_or(ended_at is null or confirmed_at is not null), false) from theirs) as counts,
      coalesce((select array_agg(consent_id) from subscription_event where account_id = ${accountId}
        and subscription_id in (select id from theirs) and consent_id is not null and event <> 'expired'), '{}')
        as "consentIds"`.execute(tx);
  return rows[0] ?? { counts: false, consentIds: [] };
}

/** Marks a subscription as settled, so that it is not examined again. */
export async function settle(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ settled: true })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSubscription(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('subscription').where('accountId', '=', accountId).where('id', '=', id).execute();
}
