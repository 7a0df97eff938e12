import { sql, type Tx } from '#platform/database/database.ts';

/** Counts mails of this hour. Returns false, without counting, if there would be more than `limit`. */
export async function countMails(tx: Tx, accountId: string, now: Date, mails: number, limit: number): Promise<boolean> {
  const { rows } = await sql<{ mails: number }>`
    insert into mail_hour (account_id, hour, mails) values (${accountId}, date_trunc('hour', ${now}::timestamptz), ${mails})
    on conflict (account_id, hour) do update set mails = mail_hour.mails + excluded.mails
      where mail_hour.account_id = ${accountId} and mail_hour.mails + excluded.mails <= ${limit}
    returning mails`.execute(tx);
  return rows.length > 0;
}

/** Deletes counts that no limit uses any more. */
export async function deleteOldMailHours(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mailHour').where('hour', '<', before).execute();
}
