import type { Tx } from '#platform/database/database.ts';

/** The statuses of reports of all accounts, by their IDs. */
export async function listStatuses(
  tx: Tx,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly officeId: string; readonly status: string }[]> {
  return tx.selectFrom('report').select(['id', 'officeId', 'status']).where('id', 'in', ids).execute();
}

/** Which of these offices there are. */
export async function listOffices(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('reportOffice').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
