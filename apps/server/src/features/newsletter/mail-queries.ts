import { sql, type Tx } from '#platform/database/database.ts';

/** Counts our mails to a subscription since then. */
export async function countMailsOf(tx: Tx, accountId: string, subscriptionId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) from subscription_event
    where account_id = ${accountId} and subscription_id = ${subscriptionId} and event = 'mailed'
      and at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Counts our mails to an address since then, for all newsletters of the account. */
export async function countMailsTo(tx: Tx, accountId: string, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) from subscription
    join subscription_event as mailed on mailed.account_id = subscription.account_id
      and mailed.subscription_id = subscription.id and mailed.event = 'mailed' and mailed.at > ${since}
    where subscription.account_id = ${accountId} and subscription.email = ${email}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Counts our mails to subscribers of a site since then. */
export async function countMailsOfSite(tx: Tx, accountId: string, siteId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) from subscription_event
    where account_id = ${accountId} and site_id = ${siteId} and event = 'mailed' and at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}
