import { sql, type Tx } from '#platform/database/database.ts';

type Named = {
  readonly accountId: string;
  readonly id: string;
  readonly number: string;
  readonly linkTurn: number;
};

/** Requests of all accounts that have a number; seldom more than one. */
export async function listByNumber(tx: Tx, number: string): Promise<Named[]> {
  return tx
    .selectFrom('dsarRequest')
    .select(['accountId', 'id', 'number', 'linkTurn'])
    .where('number', '=', number)
    .limit(20)
    .execute();
}

type TakenMail = { readonly requestId: string; readonly filesDue: boolean };

/** What became of a mail; undefined: it was not taken before. */
export async function findMail(tx: Tx, accountId: string, message: Buffer): Promise<TakenMail | undefined> {
  return tx
    .selectFrom('dsarMail')
    .select(['requestId', 'filesDue'])
    .where('accountId', '=', accountId)
    .where('message', '=', message)
    .executeTakeFirst();
}

/** @returns whether the attachments of the mail were still to be stored */
export async function markFilesStored(tx: Tx, accountId: string, message: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dsarMail')
    .set({ filesDue: false })
    .where('accountId', '=', accountId)
    .where('message', '=', message)
    .where('filesDue', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether it was not taken before */
export async function insertMail(
  tx: Tx,
  mail: {
    readonly accountId: string;
    readonly message: Buffer;
    readonly requestId: string;
    readonly filesDue: boolean;
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
