import type { ReportDays } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Rhythm } from './rules.ts';

export type MailedOffice = Rhythm & {
  readonly overdueMailedOn: string | null;
  /** Mails on fixed days go only when something is new or due. */
  readonly mailsWhenDueOnly: boolean;
};

export async function findRhythm(tx: Tx, accountId: string, officeId: string): Promise<MailedOffice | undefined> {
  return tx
    .selectFrom('reportOffice')
    .select(['mailDays', 'mailHour', 'mailedOn', 'overdueMailedOn', 'mailsWhenDueOnly'])
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .executeTakeFirst();
}

export async function updateMailed(
  tx: Tx,
  accountId: string,
  officeId: string,
  mailed: Partial<Pick<MailedOffice, 'mailedOn' | 'overdueMailedOn'>>,
): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set(mailed)
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Whether reporters wrote something in an office that no manager has opened yet. */
export async function hasNews(tx: Tx, accountId: string, officeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('report')
    .select('id')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('newsSince', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type DatedReport = ReportDays & { readonly id: string; readonly documentHash: Buffer };

/** The days of the open reports of an office. @param reader only those that were wrapped for this manager */
export async function listOpenDays(
  tx: Tx,
  accountId: string,
  officeId: string,
  reader?: string,
): Promise<DatedReport[]> {
  return tx
    .selectFrom('report as r')
    .select(['r.id', 'r.documentHash', 'r.receivedOn', 'r.acknowledgedOn', 'r.feedbackOn', 'r.closedOn'])
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('r.closedOn', 'is', null)
    .$if(reader !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('reportWrap as w')
            .select('w.recipient')
            .where('w.accountId', '=', accountId)
            .whereRef('w.reportId', '=', 'r.id')
            .where('w.purpose', '=', 'share')
            .where('w.recipient', '=', reader ?? ''),
        ),
      ),
    )
    .execute();
}
