import { sql, type Tx } from '#platform/database/database.ts';

type Named = { readonly accountId: string; readonly id: string; readonly number: string };

/** Requests of all accounts that have a number; seldom more than one. */
export async function listByNumber(tx: Tx, number: string): Promise<Named[]> {
  return tx
    .selectFrom('dsarRequest')
    .select(['accountId', 'id', 'number'])
    .where('number', '=', number)
    .limit(20)
    .execute();
}

export async function hasMail(tx: Tx, accountId: string, message: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('dsarMail')
    .select('requestId')
    .where('accountId', '=', accountId)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was not taken before */
export async function insertMail(
  tx: Tx,
  mail: {
    readonly accountId: string;
    readonly message: Buffer;
    readonly requestId: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarMail')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How far a mailbox was read; undefined: not at all, or its numbers were given anew. */
export async function findLastUid(tx: Tx, mailbox: Buffer, uidValidity: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('dsarInbox')
    .select('lastUid')
    .where('mailbox', '=', mailbox)
    .where('uidValidity', '=', uidValidity)
    .executeTakeFirst();
  return row && Number(row.lastUid);
}

export async function saveLastUid(
  tx: Tx,
  inbox: {
    readonly mailbox: Buffer;
    readonly uidValidity: number;
    readonly lastUid: number;
  },
): Promise<void> {
  const { uidValidity } = inbox;
  // A run that was slower than the next one takes nothing back.
  const lastUid = sql<number>`case when dsar_inbox.uid_validity = excluded.uid_validity
    then greatest(dsar_inbox.last_uid, excluded.last_uid) else excluded.last_uid end`;
  await tx
    .insertInto('dsarInbox')
    .values(inbox)
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ uidValidity, lastUid }))
    .execute();
}
