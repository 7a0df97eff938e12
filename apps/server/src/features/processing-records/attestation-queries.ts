import { sql, type Tx } from '#platform/database/database.ts';

/** Accounts that have a register. */
export async function listAccountsWithRegister(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('processingRecordEdition').select('accountId').distinct().execute();
  return rows.map(({ accountId }) => accountId);
}

type Changed = {
  /** Null: what the organization does apart from its sites. */
  readonly siteId: string | null;
  readonly changedAt: Date;
};

/** The registers of an account with their last change before a time: of a record that is there or deleted, or of what its site states. */
export async function listLastChanges(tx: Tx, accountId: string, before: Date): Promise<Changed[]> {
  const { rows } = await changes(accountId, sql`at < ${before}`).execute(tx);
  return rows;
}

/** Whether a register changed from one time until before another. */
export async function hasChanged(
  tx: Tx,
  accountId: string,
  siteId: string | null,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<boolean> {
  const { rows } = await changes(accountId, sql`at >= ${from} and at < ${before}`).execute(tx);
  return rows.some((row) => row.siteId === siteId);
}

function changes(accountId: string, when: ReturnType<typeof sql>) {
  return sql<Changed>`
    with edited as (
      select edition.site_id, edition.at from processing_record_edition edition
      join processing_record record on record.account_id = ${accountId} and record.id = edition.record_id
      where edition.account_id = ${accountId} and record.role = 'controller')
    select changed.site_id as "siteId", max(changed.at) as "changedAt"
    from (
      select site_id, at from edited
      union all
      select stated.site_id, stated.at from processing_site_edition stated
      where stated.account_id = ${accountId} and stated.site_id in (select site_id from edited)
      union all
      -- A draft that was deleted leaves nothing but the event.
      select event.site_id, event.at from audit_event event
      where event.account_id = ${accountId} and event.kind = 'processing-record.deleted'
    ) as changed
    where ${when}
    group by changed.site_id`;
}
