import type { OptIn, SubscriptionStatus } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type StoredNewsletter = {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly preference: string;
  readonly optIn: OptIn;
  readonly confirmHours: number;
  readonly senderName: string | null;
  readonly replyTo: string | null;
  readonly confirmedUrl: string | null;
  readonly welcome: boolean;
  readonly createdAt: Date;
};

const columns = [
  'id',
  'siteId',
  'name',
  'preference',
  'optIn',
  'confirmHours',
  'senderName',
  'replyTo',
  'confirmedUrl',
  'welcome',
  'createdAt',
] as const;

type Row = Omit<StoredNewsletter, 'optIn'> & { readonly optIn: string };
// A check constraint limits the values.
const asNewsletter = (row: Row) => row as StoredNewsletter;

/** Newsletters of a site, or of all sites, oldest first. */
export async function listNewsletters(tx: Tx, accountId: string, siteId?: string): Promise<StoredNewsletter[]> {
  const rows = await tx
    .selectFrom('newsletter')
    .select(columns)
    .where('accountId', '=', accountId)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(asNewsletter);
}

export async function findNewsletter(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<StoredNewsletter | undefined> {
  const row = await tx
    .selectFrom('newsletter')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asNewsletter(row);
}

export async function insertNewsletter(tx: Tx, accountId: string, given: StoredNewsletter): Promise<void> {
  await tx
    .insertInto('newsletter')
    .values({ ...given, accountId })
    .execute();
}

type Change = { readonly [Name in keyof StoredNewsletter]?: StoredNewsletter[Name] | undefined };

export async function updateNewsletter(tx: Tx, accountId: string, id: string, change: Change): Promise<void> {
  await tx.updateTable('newsletter').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Returns whether it existed. */
export async function deleteNewsletter(tx: Tx, accountId: string, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('newsletter')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes all newsletters of a site with their subscriptions. */
export async function deleteNewsletters(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('newsletter').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}

/** Deletes newsletters of deleted sites whose last subscription is gone. Runs over all accounts. */
export async function deleteLoneNewsletters(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('newsletter')
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('site')
              .select('id')
              .whereRef('site.accountId', '=', 'newsletter.accountId')
              .whereRef('site.id', '=', 'newsletter.siteId'),
          ),
        ),
        not(
          exists(
            selectFrom('subscription')
              .select('id')
              .whereRef('subscription.accountId', '=', 'newsletter.accountId')
              .whereRef('subscription.newsletterId', '=', 'newsletter.id'),
          ),
        ),
      ]),
    )
    .execute();
}

type StatusCount = { readonly newsletterId: string; readonly status: SubscriptionStatus; readonly count: number };

/** The number of subscriptions of each newsletter of a site, by status. */
export async function countByStatus(tx: Tx, accountId: string, siteId: string): Promise<StatusCount[]> {
  const rows = await tx
    .selectFrom('subscription')
    .select(({ fn }) => ['newsletterId', 'status', fn.countAll<number>().as('count')])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .groupBy(['newsletterId', 'status'])
    .execute();
  // A check constraint limits the values.
  return rows as StatusCount[];
}
