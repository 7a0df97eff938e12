import { canonicalText, type JsonObject } from '@app/evidence';
import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import { dayOf } from '../../accounts/index.ts';
import { bytesOfBase64, bytesOfHex, toHex, toUuid } from '../ids.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { insertEntry, type StoredEntry } from './entry-queries.ts';
import { claimFiles } from './file-queries.ts';
import { checkArrived } from './files.ts';
import { findCurrentDocument, type Office } from './office-queries.ts';
import { findReportByLookup, insertParts, insertReport, insertWraps, type StoredPart } from './queries.ts';
import { checkSubmission, hashOfEntry, sentEnvelope, type CheckedSubmission } from './rules.ts';
import type { Part, SentEntry, Submission, Wrap } from './schemas.ts';

/**
 * Stores a report. Its halves are durable before its rows are. The same report sent again is answered with its day.
 * @throws Problem `report-office.closed`, `report.document-changed`, `report.other-day`, `report.receipt-used`, `report.malformed`, `report.signature`,
 * `report-file.missing`
 */
export async function submitReport(
  { db, now }: Services,
  keys: KeyStore,
  office: Office,
  sent: Submission,
): Promise<{ readonly receivedOn: string }> {
  const today = dayOf(now());
  const { accountId } = office;
  const { known, document } = await db.inAccount(accountId, async (tx) => ({
    known: await findReportByLookup(tx, accountId, office.id, bytesOfHex(sent.lookup)),
    document: await findCurrentDocument(tx, accountId, office.id, today),
  }));
  const officeHex = toHex(office.id);
  if (known) return sameReport(known, sentEnvelope(sent, officeHex, sha256));
  if (!office.isOpen || office.endsOn !== null) throw new Problem('report-office.closed');
  if (document?.hash.toString('hex') !== sent.document) throw new Problem('report.document-changed');
  // The database holds what was checked when it was stored.
  const checked = checkSubmission(sent, JSON.parse(document.body) as OfficeDocument, { today, sha256 });
  if (checked === 'signature') throw new Problem('report.signature');
  if (checked === 'day') throw new Problem('report.other-day');
  if (typeof checked === 'string') throw new Problem('report.malformed', { reason: checked });

  const halves = { summary: bytesOfHex(sent.summaryHalf), content: bytesOfHex(sent.contentHalf) };
  const isStored = await keys.put({ office: officeHex, report: sent.report }, halves, today);
  if (!isStored) throw new Problem('report.receipt-used');
  const isInserted = await db.inAccount(accountId, (tx) => insertAll(tx, office, sent, checked, today));
  if (isInserted) return { receivedOn: today };
  // It was sent twice at once.
  const other = await db.inAccount(accountId, (tx) =>
    findReportByLookup(tx, accountId, office.id, bytesOfHex(sent.lookup)),
  );
  if (!other) throw new Problem('report.receipt-used');
  return sameReport(other, checked.hash);
}

function sameReport(
  { envelopeHash, receivedOn }: { readonly envelopeHash: Buffer; readonly receivedOn: string },
  hash: Uint8Array,
): { readonly receivedOn: string } {
  if (!envelopeHash.equals(hash)) throw new Problem('report.receipt-used');
  return { receivedOn };
}

async function insertAll(
  tx: Tx,
  { accountId, id: officeId }: Office,
  sent: Submission,
  { hash, bound }: CheckedSubmission,
  receivedOn: string,
): Promise<boolean> {
  const reportId = toUuid(sent.report);
  const lookup = bytesOfHex(sent.lookup);
  const report = {
    id: reportId,
    officeId,
    documentHash: bytesOfHex(sent.document),
    lookup,
    publicKey: bytesOfHex(sent.publicKey),
    envelopeHash: Buffer.from(hash),
    envelopeSign: bytesOfHex(sent.signature),
    summaryHash: sha256(bytesOfHex(sent.summaryHalf)),
    contentHash: sha256(bytesOfHex(sent.contentHalf)),
    receivedOn,
  };
  if (!(await insertReport(tx, accountId, report, JSON.stringify(bound)))) return false;
  const files = await checkArrived(tx, { accountId, officeId, lookup }, sent.files);
  await insertParts(tx, accountId, reportId, partsToStore(sent.parts, 0, null));
  await insertWraps(tx, accountId, reportId, wrapsToStore(sent.wraps));
  await insertEntry(tx, accountId, reportId, entryToStore(sent.entry, null));
  await claimFiles(tx, accountId, files, { reportId, entry: 0 });
  return true;
}

/** @param author a manager; null: the reporter */
export function partsToStore(parts: readonly Part[], entry: number, author: string | null): StoredPart[] {
  return parts.map(({ kind, number, id, sealed }) => ({
    kind,
    number,
    id: id === undefined ? null : toUuid(id),
    author,
    entry,
    sealed: bytesOfBase64(sealed),
  }));
}

export const wrapsToStore = (wraps: readonly Wrap[]) =>
  wraps.map(({ purpose, recipient, wrapped }) => ({
    purpose,
    recipient: toUuid(recipient),
    wrapped: bytesOfBase64(wrapped),
  }));

export function entryToStore(signed: SentEntry, author: string | null): StoredEntry {
  const { entry, signature } = signed;
  return {
    number: entry.number,
    kind: entry.kind,
    body: canonicalText(entry as JsonObject),
    signature: bytesOfHex(signature),
    hash: Buffer.from(hashOfEntry(signed)),
    author,
  };
}
