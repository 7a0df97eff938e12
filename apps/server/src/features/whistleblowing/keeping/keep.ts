import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../accounts/index.ts';
import { toHex } from '../ids.ts';
import type { HalvesName } from '../key-store/key-store.ts';
import { listDocuments, lockOffice } from '../offices/queries.ts';
import { deleteContent } from '../reports/listed-queries.ts';
import { lockClosed, updateDeleted, updateTold } from './queries.ts';
import { keepingStep } from './rules.ts';

/**
 * Tells of the deletion of closed reports whose retention ends, and deletes those of which that was told 30 days ago. Managers see it
 * in the tool, which they are asked to open on fixed days: a mail of its own would tell the mail server that there is a report.
 * Returns the names of the halves to destroy once this is committed; a kill before that leaves them to `dropHalves`.
 */
export async function keepReports(
  tx: Tx,
  { now }: Services,
  accountId: string,
  officeId: string,
): Promise<HalvesName[]> {
  const today = dayOf(now());
  if (!(await lockOffice(tx, accountId, officeId))) return [];
  const documents = await listDocuments(tx, accountId, officeId);
  const byHash = new Map<string, OfficeDocument>(
    documents.map(({ hash, document }) => [hash.toString('hex'), document]),
  );
  const deleted: HalvesName[] = [];
  for (const report of await lockClosed(tx, accountId, officeId)) {
    const document = byHash.get(report.documentHash.toString('hex'));
    const step = document && keepingStep(report, document, today);
    if (step === 'tell') await updateTold(tx, accountId, report.id, today);
    if (step !== 'delete') continue;
    await deleteContent(tx, accountId, report.id);
    await updateDeleted(tx, accountId, report.id);
    deleted.push({ office: toHex(officeId), report: toHex(report.id) });
  }
  return deleted;
}
