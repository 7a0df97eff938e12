import type { Tx } from '#platform/database/database.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfHex, toHex } from '../ids.ts';
import { reportLimits } from '../limits.ts';
import { findEntry, insertEntry, updateReport, type ReportChange } from './entry-queries.ts';
import { claimFiles } from './file-queries.ts';
import { checkArrived } from './files.ts';
import { insertParts, type StoredReport } from './queries.ts';
import { checkEntry, checkWriting, contextOf } from './rules.ts';
import type { SentWriting } from './schemas.ts';
import { entryToStore, partsToStore } from './submit.ts';

/** Who writes an entry: the ID of a manager, or the reporter, with their public key. */
export type Author = { readonly id: string | null; readonly publicKey: Buffer };

/**
 * Adds an entry, with its parts and files, to a report that the transaction holds.
 * @throws Problem `report.changed`, `report.malformed`, `report.signature`, `report.too-long`, `report-file.missing`
 */
export async function appendEntry(
  tx: Tx,
  report: StoredReport,
  sent: SentWriting,
  author: Author,
  change: Omit<ReportChange, 'entries'>,
): Promise<void> {
  const { accountId, id, officeId, lookup } = report;
  const { entry } = sent.entry;
  if (entry.number !== report.entries) throw new Problem('report.changed');
  if (report.entries >= reportLimits.entries) throw new Problem('report.too-long');
  const before = await findEntry(tx, accountId, id, report.entries - 1);
  if (!before) throw new Error('An entry of a report is missing.');
  if (entry.before !== before.hash.toString('hex')) throw new Problem('report.changed');
  const place = { office: toHex(officeId), report: toHex(id), document: report.documentHash.toString('hex') };
  const refusal = checkEntry(sent.entry, {
    report: sha256(contextOf(place)).toString('hex'),
    number: report.entries,
    before: before.hash.toString('hex'),
    author: author.id === null ? 'reporter' : toHex(author.id),
    publicKey: author.publicKey,
  });
  if (refusal === 'signature') throw new Problem('report.signature');
  if (refusal || !checkWriting(sent, sha256)) throw new Problem('report.malformed', { reason: refusal ?? 'malformed' });

  // Only checked entries are stored.
  const { at } = JSON.parse(before.body) as SentWriting['entry']['entry'];
  if (author.id !== null && Date.parse(entry.at) < Date.parse(at)) throw new Problem('report.clock');

  const { parts = [], files = [] } = sent;
  const owner = { accountId, officeId, lookup: lookup ?? bytesOfHex('') };
  const arrived = await checkArrived(tx, owner, files);
  await insertEntry(tx, accountId, id, entryToStore(sent.entry, author.id));
  await insertParts(tx, accountId, id, partsToStore(parts, entry.number, author.id));
  await claimFiles(tx, accountId, arrived, { reportId: id, entry: entry.number });
  await updateReport(tx, accountId, id, { ...change, entries: report.entries + 1 });
}

/** The place of a report among the halves of the key store. */
export const halvesNameOf = ({ officeId, id }: Pick<StoredReport, 'officeId' | 'id'>) => ({
  office: toHex(officeId),
  report: toHex(id),
});
