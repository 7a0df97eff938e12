import { sql, type Tx } from '#platform/database/database.ts';

type Replacement = {
  /** The number of the entry that replaces them. */
  readonly by: number;
  /** ISO 8601. */
  readonly day: string;
};

/** Sets facts and summary aside, which another version replaces. Nothing reads them there, and an entry can take them back. */
export async function setFactsAside(
  tx: Tx,
  accountId: string,
  reportId: string,
  { by, day }: Replacement,
): Promise<void> {
  await sql`with replaced as (
      delete from report_part where account_id = ${accountId} and report_id = ${reportId} and kind in ('body', 'summary')
      returning account_id, report_id, entry, kind, number, author, sealed)
    insert into report_replaced_part (account_id, report_id, entry, kind, number, author, sealed, replaced_on, replaced_by)
    select account_id, report_id, entry, kind, number, author, sealed, ${day}::date, ${by}::int from replaced
    on conflict (account_id, report_id, entry, kind, number) do update
    set sealed = excluded.sealed, replaced_on = excluded.replaced_on, replaced_by = excluded.replaced_by`.execute(tx);
}

/** Whether what an entry replaced is still there. */
export async function hasReplaced(tx: Tx, accountId: string, reportId: string, by: number): Promise<boolean> {
  const row = await tx
    .selectFrom('reportReplacedPart')
    .select('entry')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('replacedBy', '=', by)
    .where('kind', '=', 'body')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts back what an entry replaced. */
export async function putFactsBack(tx: Tx, accountId: string, reportId: string, by: number): Promise<void> {
  await sql`with restored as (
      delete from report_replaced_part
      where account_id = ${accountId} and report_id = ${reportId} and replaced_by = ${by}
      returning account_id, report_id, entry, kind, number, author, sealed)
    insert into report_part (account_id, report_id, entry, kind, number, author, sealed)
    select account_id, report_id, entry, kind, number, author, sealed from restored
    on conflict do nothing`.execute(tx);
}

/** Deletes facts and summary of a report, and all that was set aside of it. */
export async function deleteFacts(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await tx
    .deleteFrom('reportPart')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('kind', 'in', ['body', 'summary'])
    .execute();
  await deleteSetAside(tx, accountId, reportId);
}

/** Deletes what was set aside of a report. */
export async function deleteSetAside(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await tx
    .deleteFrom('reportReplacedPart')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .execute();
}

/** Deletes what was set aside before a day, in all accounts. @param day ISO 8601 */
export async function deleteReplaced(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('reportReplacedPart').where('replacedOn', '<', day).execute();
}
