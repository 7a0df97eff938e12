import type { ReportDays } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';

export type KeptReport = ReportDays & {
  readonly id: string;
  readonly status: string;
  readonly documentHash: Buffer;
  readonly deletionToldOn: string | null;
  readonly newsSince: number | null;
  readonly namesToldOn: string | null;
  readonly namesRemovedOn: string | null;
};

/** The reports of an office that still hold something. The transaction holds them. */
export async function lockKept(tx: Tx, accountId: string, officeId: string): Promise<KeptReport[]> {
  return tx
    .selectFrom('report')
    .select([
      'id',
      'status',
      'documentHash',
      'receivedOn',
      'acknowledgedOn',
      'feedbackOn',
      'closedOn',
      'deletionToldOn',
      'newsSince',
      'namesToldOn',
      'namesRemovedOn',
    ])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('status', '<>', 'information_deleted')
    .forUpdate()
    .execute();
}

export async function updateTold(tx: Tx, accountId: string, reportId: string, day: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ deletionToldOn: day })
    .where('accountId', '=', accountId)
    .where('id', '=', reportId)
    .execute();
}

export async function updateNames(
  tx: Tx,
  accountId: string,
  reportId: string,
  names: { readonly namesToldOn: string } | { readonly namesRemovedOn: string },
): Promise<void> {
  await tx.updateTable('report').set(names).where('accountId', '=', accountId).where('id', '=', reportId).execute();
}

/** Destroys what a report holds of who wrote it, and the wraps that open it. Messages and facts stay. */
export async function deleteIdentity(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await tx
    .deleteFrom('reportPart')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('kind', '=', 'identity')
    .execute();
  await tx
    .deleteFrom('reportWrap')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('purpose', '=', 'identity')
    .execute();
}

export async function updateDeleted(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ status: 'information_deleted' })
    .where('accountId', '=', accountId)
    .where('id', '=', reportId)
    .execute();
}

/** The IDs of all reports of an office. */
async function listReportIds(tx: Tx, accountId: string, officeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('report')
    .select('id')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the intake of an office, with what was proposed for it. What it holds stays until that day. */
export async function updateEndsOn(tx: Tx, accountId: string, officeId: string, endsOn: string): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ isOpen: false, endsOn, proposal: null, proposedBy: null })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Opens or closes an office for reports while the deletion of its account is planned, or was taken back. */
export async function updateIsOpen(tx: Tx, accountId: string, officeId: string, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ isOpen })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Deletes an office with everything in it. */
export async function deleteOffice(tx: Tx, accountId: string, officeId: string): Promise<void> {
  const ids = await listReportIds(tx, accountId, officeId);
  if (ids.length > 0)
    for (const table of ['reportEntry', 'reportServerEntry'] as const)
      await tx.deleteFrom(table).where('accountId', '=', accountId).where('reportId', 'in', ids).execute();
  for (const table of ['reportFile', 'report'] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('officeId', '=', officeId).execute();
  await tx.deleteFrom('reportOffice').where('accountId', '=', accountId).where('id', '=', officeId).execute();
}

export type EndingOffice = { readonly endingToldOn: string | null; readonly isReleased: boolean };

export async function findEnding(tx: Tx, accountId: string, officeId: string): Promise<EndingOffice | undefined> {
  return tx
    .selectFrom('reportOffice')
    .select(['endingToldOn', 'isReleased'])
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .executeTakeFirst();
}

export async function updateEnding(
  tx: Tx,
  accountId: string,
  officeId: string,
  ending: Partial<EndingOffice>,
): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set(ending)
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}
