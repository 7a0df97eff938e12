import type { OptIn, SubscriptionDetail, SubscriptionStatus } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

/** The person's current answer to the newsletter's preference: see `shownWord` of the consents. */
export type SubscriptionWord = {
  readonly value: string | number | boolean | null;
  readonly consent: string;
  readonly mark: number;
};

/** A subscription with what is known of its person. */
export type Subscription = {
  readonly id: string;
  readonly siteId: string;
  readonly newsletterId: string;
  readonly email: string;
  readonly source: 'public' | 'private';
  readonly type: OptIn;
  readonly status: SubscriptionStatus;
  readonly language: string;
  readonly createdAt: Date;
  readonly saidAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly round: number;
  readonly subjectId: string;
  readonly externalId: string | null;
  /** The person's known address, which may be another. */
  readonly subjectEmail: string | null;
  readonly fullName: string | null;
  /** Whether anybody ever vouched for anything about the person. */
  readonly isKnown: boolean;
  /** The person's current answer to the newsletter's preference. Null: none, as for an erased person. */
  readonly word: SubscriptionWord | null;
  /** A later answer that only a page claims. */
  readonly claim: SubscriptionWord | null;
};

const columns = sql`subscription.id, subscription.site_id as "siteId", subscription.newsletter_id as "newsletterId",
  subscription.email, subscription.source, subscription.type, subscription.status, subscription.language,
  subscription.created_at as "createdAt", subscription.said_at as "saidAt",
  subscription.confirmed_at as "confirmedAt", subscription.ended_at as "endedAt",
  subscription.expires_at as "expiresAt", subscription.round, subject_key.subject_id as "subjectId",
  subject.external_id as "externalId", subject.email as "subjectEmail", coalesce(subject.known, false) as "isKnown",
  subject.preferences -> newsletter.preference as word, subject.claims -> newsletter.preference as claim,
  coalesce(subject.full_name, nullif(concat_ws(' ', subject.first_name, subject.last_name), '')) as "fullName"`;

const joined = sql`subscription
  join newsletter on newsletter.account_id = subscription.account_id and newsletter.id = subscription.newsletter_id
  join subject_key on subject_key.account_id = subscription.account_id
    and subject_key.site_id = subscription.site_id and subject_key.key = subscription.person_key
  left join subject on subject.account_id = subject_key.account_id and subject.id = subject_key.subject_id`;

export type SubscriptionFilter = {
  readonly newsletterId?: string | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly source?: 'public' | 'private' | undefined;
  readonly type?: OptIn | undefined;
  /** The range of creation times: `from` inclusive, `to` exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Cursors by id: subscriptions older than `after`, newer than `before`. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** The id of a subscription or a person. */
  readonly id?: string | undefined;
  /** A text search query over the words of people. */
  readonly words?: string | undefined;
};

function filtered(accountId: string, siteId: string, filter: SubscriptionFilter) {
  const { newsletterId, status, source, type, from, to, after, before, id, words } = filter;
  return sql`subscription.account_id = ${accountId} and subscription.site_id = ${siteId}
    ${newsletterId ? sql`and subscription.newsletter_id = ${newsletterId}` : sql``}
    ${status ? sql`and subscription.status = ${status}` : sql``}
    ${source ? sql`and subscription.source = ${source}` : sql``}
    ${type ? sql`and subscription.type = ${type}` : sql``}
    ${from ? sql`and subscription.created_at >= ${from}` : sql``}
    ${to ? sql`and subscription.created_at < ${to}` : sql``}
    ${after ? sql`and subscription.id < ${after}` : sql``}
    ${before ? sql`and subscription.id > ${before}` : sql``}
    ${id ? sql`and (subscription.id = ${id} or subject.id = ${id})` : sql``}
    ${words ? sql`and subject.words @@ ${words}::tsquery` : sql``}`;
}

type Page = { readonly limit: number; readonly order: 'newest' | 'oldest' };

export async function listSubscriptions(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: SubscriptionFilter,
  { limit, order }: Page,
): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`select ${columns} from ${joined}
    where ${filtered(accountId, siteId, filter)}
    order by subscription.id ${order === 'newest' ? sql`desc` : sql`asc`} limit ${limit}`.execute(tx);
  return rows;
}

/** Counts subscriptions, up to `limit`. */
export async function countSubscriptions(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: SubscriptionFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) from (
    select from ${joined} where ${filtered(accountId, siteId, filter)} limit ${limit}) as found`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function findSubscription(tx: Tx, accountId: string, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`select ${columns} from ${joined}
    where subscription.account_id = ${accountId} and subscription.id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockSubscription(tx: Tx, accountId: string, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`select ${columns} from ${joined}
    where subscription.account_id = ${accountId} and subscription.id = ${id} for update of subscription`.execute(tx);
  return rows[0];
}

export async function lockByEmail(
  tx: Tx,
  accountId: string,
  newsletterId: string,
  email: string,
): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`select ${columns} from ${joined}
    where subscription.account_id = ${accountId} and subscription.newsletter_id = ${newsletterId}
      and subscription.email = ${email} for update of subscription`.execute(tx);
  return rows[0];
}

/** Locks a person's subscriptions to a newsletter: by identity, and by the given address. Always in the same order. */
export async function lockOfPerson(
  tx: Tx,
  accountId: string,
  newsletterId: string,
  { subjectId, email }: { readonly subjectId: string; readonly email: string | null },
): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`select ${columns} from ${joined}
    where subscription.account_id = ${accountId} and subscription.newsletter_id = ${newsletterId}
      and subscription.id in (
        select id from subscription as own where own.account_id = ${accountId}
          and own.newsletter_id = ${newsletterId} and own.email = ${email}
        union all
        select own.id from subject_key as theirs join subscription as own on own.account_id = theirs.account_id
          and own.site_id = theirs.site_id and own.person_key = theirs.key
        where theirs.account_id = ${accountId} and theirs.subject_id = ${subjectId})
    order by subscription.id for update of subscription`.execute(tx);
  return rows;
}

type StoredSubscription = Omit<
  Subscription,
  'subjectId' | 'externalId' | 'subjectEmail' | 'fullName' | 'isKnown' | 'word' | 'claim'
> & {
  readonly personKey: Buffer;
  readonly settled: boolean;
};

/** Returns false if the address already has a subscription. */
export async function insertSubscription(tx: Tx, accountId: string, made: StoredSubscription): Promise<boolean> {
  const done = await tx
    .insertInto('subscription')
    .values({ ...made, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'newsletterId', 'email']).doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type SubscriptionChange = Partial<
  Omit<StoredSubscription, 'id' | 'siteId' | 'newsletterId' | 'email' | 'createdAt'>
>;

export async function updateSubscription(
  tx: Tx,
  accountId: string,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  await tx.updateTable('subscription').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

export type SubscriptionEvent = {
  readonly id: string;
  readonly siteId: string;
  readonly subscriptionId: string;
  readonly at: Date;
  readonly event: SubscriptionDetail['events'][number]['event'];
  readonly consentId: string | null;
};

export async function insertEvent(tx: Tx, accountId: string, event: SubscriptionEvent): Promise<void> {
  await tx
    .insertInto('subscriptionEvent')
    .values({ ...event, accountId })
    .execute();
}

/** The events of a subscription, oldest first. */
export async function listEvents(tx: Tx, accountId: string, subscriptionId: string): Promise<SubscriptionEvent[]> {
  const rows = await tx
    .selectFrom('subscriptionEvent')
    .select(['id', 'siteId', 'subscriptionId', 'at', 'event', 'consentId'])
    .where('accountId', '=', accountId)
    .where('subscriptionId', '=', subscriptionId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  // A check constraint limits the values.
  return rows as SubscriptionEvent[];
}

/** Whether a consent was already applied. */
export async function hasEventOf(
  tx: Tx,
  accountId: string,
  subscriptionId: string,
  consentId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptionEvent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('subscriptionId', '=', subscriptionId)
    .where('consentId', '=', consentId)
    .executeTakeFirst();
  return row !== undefined;
}
