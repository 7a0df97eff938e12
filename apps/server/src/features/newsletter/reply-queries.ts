import { sql, type Tx } from '#platform/database/database.ts';

/** An address to which replies to an account's mails go. */
export type ReplyAddress = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly askedAt: Date;
  /** Mails since `askedAt`. */
  readonly mails: number;
  readonly provedAt: Date | null;
  readonly declinedAt: Date | null;
};

const columns = ['id', 'email', 'language', 'askedAt', 'mails', 'provedAt', 'declinedAt'] as const;

export async function listReplyAddresses(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
): Promise<ReplyAddress[]> {
  if (emails.length === 0) return [];
  return tx
    .selectFrom('replyAddress')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('email', 'in', emails)
    .execute();
}

export async function findReplyAddress(tx: Tx, accountId: string, id: string): Promise<ReplyAddress | undefined> {
  return tx
    .selectFrom('replyAddress')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the address, so that two concurrent requests do not count the same mail. */
export async function lockReplyAddress(tx: Tx, accountId: string, email: string): Promise<ReplyAddress | undefined> {
  return tx
    .selectFrom('replyAddress')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

type New = Omit<ReplyAddress, 'provedAt' | 'declinedAt'>;

/** Returns false if it already exists. */
export async function insertReplyAddress(tx: Tx, accountId: string, given: New): Promise<boolean> {
  const made = await tx
    .insertInto('replyAddress')
    .values({ ...given, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'email']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Change = Partial<Pick<ReplyAddress, 'askedAt' | 'mails' | 'language'>>;

export async function updateReplyAddress(tx: Tx, accountId: string, id: string, change: Change): Promise<void> {
  await tx.updateTable('replyAddress').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Stores the first answer of the address's owner. */
export async function answerReplyAddress(
  tx: Tx,
  accountId: string,
  id: string,
  answer: { readonly provedAt: Date } | { readonly declinedAt: Date },
): Promise<void> {
  await tx
    .updateTable('replyAddress')
    .set(answer)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('provedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .execute();
}

/** Deletes addresses of all accounts that no newsletter uses any more. */
export async function deleteUnusedReplyAddresses(tx: Tx, before: Date): Promise<void> {
  await sql`delete from reply_address where asked_at < ${before} and not exists (
    select from newsletter where newsletter.account_id = reply_address.account_id
      and newsletter.reply_to = reply_address.email)`.execute(tx);
}

export type NamedBy = { readonly name: string; readonly siteId: string };

/** The account's oldest newsletter with this reply address. */
export async function findNewsletterNaming(tx: Tx, accountId: string, email: string): Promise<NamedBy | undefined> {
  return tx
    .selectFrom('newsletter')
    .select(['name', 'siteId'])
    .where('accountId', '=', accountId)
    .where('replyTo', '=', email)
    .orderBy('id')
    .executeTakeFirst();
}
