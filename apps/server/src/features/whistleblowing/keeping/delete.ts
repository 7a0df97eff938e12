import type { Tx } from '#platform/database/database.ts';
import type { OfficeRow } from '../offices/queries.ts';
import { deleteContent } from '../reports/listed-queries.ts';
import { addServerEntry } from '../reports/server-entries.ts';
import { updateDeleted, type KeptReport } from './queries.ts';

/**
 * Deletes what a report holds, and says so as an entry of the server. Its row and log stay. The halves of its keys are destroyed after
 * this is committed.
 */
export async function deleteByTime(
  tx: Tx,
  { accountId, id: officeId }: Pick<OfficeRow, 'accountId' | 'id'>,
  report: KeptReport,
  today: string,
): Promise<void> {
  const move = [report.status, 'information_deleted'] as const;
  await addServerEntry(tx, { ...report, accountId, officeId }, { kind: 'deleted-by-time', move, at: today });
  await deleteContent(tx, accountId, report.id);
  await updateDeleted(tx, accountId, report.id);
}
