import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../accounts/index.ts';
import { toHex } from '../ids.ts';
import type { HalvesName } from '../key-store/key-store.ts';
import { listDocuments, lockOffice } from '../offices/queries.ts';
import { deleteSetAside } from '../reports/replaced-queries.ts';
import { addServerEntry } from '../reports/server-entries.ts';
import { deleteByTime } from './delete.ts';
import { deleteIdentity, lockKept, updateNames, updateTold, type KeptReport } from './queries.ts';
import { keepingStep, namesStep } from './rules.ts';

/**
 * Tells of the deletion of closed reports whose retention ends, and deletes those of which that was told 30 days ago; likewise with
 * the names in reports into which nobody inquired, where the law wants them removed. Each is an entry of the server. Managers see it
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
  for (const report of await lockKept(tx, accountId, officeId)) {
    const document = byHash.get(report.documentHash.toString('hex'));
    if (!document) continue;
    const step = keepingStep(report, document, today);
    if (step === 'tell') await updateTold(tx, accountId, report.id, today);
    if (step !== 'delete') {
      await keepNames(tx, { accountId, officeId }, report, namesStep(report, document, today), today);
      continue;
    }
    await deleteByTime(tx, { accountId, id: officeId }, report, today);
    deleted.push({ office: toHex(officeId), report: toHex(report.id) });
  }
  return deleted;
}

async function keepNames(
  tx: Tx,
  { accountId, officeId }: { readonly accountId: string; readonly officeId: string },
  report: KeptReport,
  step: ReturnType<typeof namesStep>,
  today: string,
): Promise<void> {
  if (step === 'tell') await updateNames(tx, accountId, report.id, { namesToldOn: today });
  if (step !== 'remove') return;
  await addServerEntry(tx, { ...report, accountId, officeId }, { kind: 'names-removed', at: today });
  await deleteIdentity(tx, accountId, report.id);
  // What was blacked out may name people, who are to be gone with the names.
  await deleteSetAside(tx, accountId, report.id);
  await updateNames(tx, accountId, report.id, { namesRemovedOn: today });
}
