import { calendarOf } from '@app/deadlines';
import type { BoundEnvelope, OfficeDocument, ServerEntry, SignedEntry } from '@app/sealing';
import {
  keptUntil,
  reportClocks,
  reportingCountry,
  type ReportKeeping,
  type ReportDays,
  type StoredFile,
  type StoredPart as PartView,
  type ToolClock,
} from '@app/whistleblowing';
import { toBase64, toHex } from '../ids.ts';
import { deletableFrom, deletedFrom, namesUntil } from '../keeping/rules.ts';
import type { DocumentsByHash } from './office-queries.ts';
import type { StoredEntry } from './entry-queries.ts';
import type { StoredPart, StoredReport } from './queries.ts';
import type { CheckedSubmission } from './rules.ts';
import type { StoredServerEntry } from './server-entry-queries.ts';

/** The document that a report was sealed for, whose law counts for it. */
export function documentOf(
  documents: DocumentsByHash,
  { documentHash }: { readonly documentHash: Buffer },
): OfficeDocument {
  const document = documents.get(documentHash.toString('hex'));
  if (!document) throw new Error('The office document of a report is missing.');
  return document;
}

const daysOf = ({ receivedOn, acknowledgedOn, feedbackOn, closedOn }: StoredReport): ReportDays => ({
  receivedOn,
  acknowledgedOn,
  feedbackOn,
  closedOn,
});

/** The clocks of a report by the law of the country of its document. */
export function clocksOf(report: StoredReport, { country }: Pick<OfficeDocument, 'country'>): ToolClock[] {
  const clocks = reportClocks(daysOf(report), reportingCountry(country), calendarOf(country));
  return clocks.map(({ kind, due, doneOn, article, alerts }) => ({ kind, due: due.day, doneOn, article, alerts }));
}

/** Until when a report is kept, by the law of the country of its document. */
export function keepingOf(report: StoredReport, document: Pick<OfficeDocument, 'country'>): ReportKeeping {
  if (report.status === 'information_deleted')
    return { until: null, deletedFrom: null, deletableFrom: null, namesUntil: null, namesRemovedOn: null };
  return {
    until: keptUntil(daysOf(report), reportingCountry(document.country)) ?? null,
    deletedFrom: deletedFrom(report, document) ?? null,
    deletableFrom: deletableFrom(report, document) ?? null,
    namesUntil: namesUntil(report, document) ?? null,
    namesRemovedOn: report.namesRemovedOn,
  };
}

// Only the server itself writes them.
export const serverEntryView = ({ body }: StoredServerEntry): ServerEntry => JSON.parse(body) as ServerEntry;

export const entryView = ({ body, signature }: StoredEntry): SignedEntry => ({
  // Only checked entries are stored.
  entry: JSON.parse(body) as SignedEntry['entry'],
  signature: signature.toString('hex'),
});

export const partView = ({ kind, number, id, author, entry, sealed }: StoredPart): PartView => ({
  // The table holds these kinds alone.
  kind: kind as PartView['kind'],
  number,
  ...(id !== null && { id: toHex(id) }),
  author: author === null ? 'reporter' : toHex(author),
  entry,
  sealed: toBase64(sealed),
});

export const fileView = ({ id, length, entry }: StoredFile): StoredFile => ({ id: toHex(id), length, entry });

/** What the words of a report are proven by. Null once it is deleted: then nothing is left that they could be compared with. */
export function boundEnvelope(report: StoredReport): BoundEnvelope | null {
  const { id, documentHash, publicKey, summaryHash, contentHash } = report;
  // Written by `insertReport`.
  const bound = report.envelope as CheckedSubmission['bound'] | null;
  if (!bound || !publicKey) return null;
  return {
    report: toHex(id),
    document: documentHash.toString('hex'),
    publicKey: publicKey.toString('hex'),
    summaryHalf: summaryHash.toString('hex'),
    contentHalf: contentHash.toString('hex'),
    parts: bound.parts,
    wraps: bound.wraps,
    files: bound.files.map((file) => ({ id: file.id, chunks: file.chunks })),
  };
}
