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

/** Reports that were wrapped for one of these IDs. */
const wrappedFor = (tx: Tx, accountId: string, readers: readonly string[]) =>
  tx
    .selectFrom('reportWrap as w')
    .select('w.reportId')
    .where('w.accountId', '=', accountId)
    .where('w.purpose', '=', 'share')
    .where('w.recipient', 'in', readers);

/**
 * Whether somebody has something new in an office: what reporters wrote to them that no manager has opened yet, or a request for a name
 * that waits for them. @param readers all IDs that they have had
 */
export async function hasNews(
  tx: Tx,
  accountId: string,
  officeId: string,
  readers: readonly string[],
): Promise<boolean> {
  const written = tx
    .selectFrom('report as r')
    .select('r.id')
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('r.newsSince', 'is not', null)
    .where('r.id', 'in', wrappedFor(tx, accountId, readers));
  const asked = tx
    .selectFrom('reportIdentityRequest as q')
    .innerJoin('report as r', (join) => join.onRef('r.accountId', '=', 'q.accountId').onRef('r.id', '=', 'q.reportId'))
    .select('r.id')
    .where('q.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('q.isAllowed', 'is', null)
    .where('q.custodianId', 'in', readers);
  return (await written.union(asked).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether a report of an office will be deleted, or the names in it removed, of which its readers were told: the days until then are
 * the last ones to object or to inquire. @param readers all IDs that somebody has had
 */
export async function hasNotice(
  tx: Tx,
  accountId: string,
  officeId: string,
  readers: readonly string[],
): Promise<boolean> {
  const row = await tx
    .selectFrom('report as r')
    .select('r.id')
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where((is) =>
      is.or([
        is('r.deletionToldOn', 'is not', null),
        // An inquiry ends the time of the names.
        is.and([
          is('r.namesToldOn', 'is not', null),
          is('r.namesRemovedOn', 'is', null),
          is('r.status', 'in', ['received', 'admissible', 'not_admissible']),
        ]),
      ]),
    )
    .where('r.id', 'in', wrappedFor(tx, accountId, readers))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type DatedReport = ReportDays & { readonly id: string; readonly documentHash: Buffer };

/** The days of the open reports of an office. @param readers only those that were wrapped for one of these IDs */
export async function listOpenDays(
  tx: Tx,
  accountId: string,
  officeId: string,
  readers: readonly string[],
): Promise<DatedReport[]> {
  return tx
    .selectFrom('report as r')
    .select(['r.id', 'r.documentHash', 'r.receivedOn', 'r.acknowledgedOn', 'r.feedbackOn', 'r.closedOn'])
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('r.closedOn', 'is', null)
    .where('r.id', 'in', wrappedFor(tx, accountId, readers))
    .execute();
}

export type UnreadReport = DatedReport & { readonly newsSince: number | null };

/** The open reports of an office that were wrapped for none of these IDs. */
export async function listUnread(
  tx: Tx,
  accountId: string,
  officeId: string,
  readers: readonly string[],
): Promise<UnreadReport[]> {
  return tx
    .selectFrom('report as r')
    .select(['r.id', 'r.documentHash', 'r.receivedOn', 'r.acknowledgedOn', 'r.feedbackOn', 'r.closedOn', 'r.newsSince'])
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('r.closedOn', 'is', null)
    .where('r.id', 'not in', wrappedFor(tx, accountId, readers))
    .execute();
}
