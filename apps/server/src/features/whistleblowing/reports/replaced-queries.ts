import { sql, type Tx } from '#platform/database/database.ts';

/** Sets facts and summary aside, which a version with words blacked out replaces. Nothing reads them there. @param day ISO 8601 */
export async function setFactsAside(tx: Tx, accountId: string, reportId: string, day: string): Promise<void> {
  await sql`with replaced as (
      delete from report_part where account_id = ${accountId} and report_id = ${reportId} and kind in ('body', 'summary')
      returning account_id, report_id, entry, kind, number, author, sealed)
    insert into report_replaced_part (account_id, report_id, entry, kind, number, author, sealed, replaced_on)
    select account_id, report_id, entry, kind, number, author, sealed, ${day}::date from replaced`.execute(tx);
}

/** Deletes what was set aside before a day, in all accounts. @param day ISO 8601 */
export async function deleteReplaced(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('reportReplacedPart').where('replacedOn', '<', day).execute();
}
