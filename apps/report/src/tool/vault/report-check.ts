import {
  checkEntries,
  entryHash,
  hashOfEnvelope,
  isSignedEnvelope,
  officeHash,
  reportContext,
  type OfficeDocument,
  type SignedEntry,
  type SignedOffice,
} from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import {
  managerEntries,
  reportMoves,
  reporterEntries,
  standingRedaction,
  type EntryKind,
  type OpenedReport,
  type StoredPart,
} from '@app/whistleblowing';
import { fromBase64, fromHex, toHex } from '../encoding.ts';

/** The first thing of a report that does not fit. `number`: the entry at which it was found. */
export type ReportFault = {
  readonly code:
    | 'unknown-document'
    | 'half-changed'
    | 'envelope-changed'
    | 'envelope-signature'
    | 'entry-chain'
    | 'entry-signature'
    | 'entry-kind'
    | 'move'
    | 'status'
    | 'part-missing'
    | 'part-changed'
    | 'part-unknown'
    | 'part-closed';
  readonly number: number;
};

export type CheckedReport = { readonly context: Uint8Array; readonly document: OfficeDocument };

/** Checks an envelope, all entries and the hashes of all parts before anything of a report is opened. */
export function checkReport(report: OpenedReport, chain: readonly SignedOffice[]): CheckedReport | ReportFault {
  const document = chain.find((one) => toHex(officeHash(one.document)) === report.document)?.document;
  if (!document) return { code: 'unknown-document', number: 0 };
  const context = reportContext({
    office: fromHex(report.office),
    report: fromHex(report.id),
    document: fromHex(report.document),
  });
  // Of a deleted report the log remains, and the hash of the envelope in its first entry.
  const isDeleted = report.status === 'information_deleted';
  return (
    (isDeleted ? undefined : envelopeFault(report, context)) ??
    entriesFault(report, context, chain) ??
    partsFault(report) ?? { context, document }
  );
}

function envelopeFault(
  { envelope, publicKey, contentHalf }: OpenedReport,
  context: Uint8Array,
): ReportFault | undefined {
  if (contentHalf && toHex(sha256(fromHex(contentHalf))) !== envelope.contentHalf)
    return { code: 'half-changed', number: 0 };
  const found = hashOfEnvelope({
    context,
    publicKey: fromHex(publicKey),
    summaryHalf: fromHex(envelope.summaryHalf),
    contentHalf: fromHex(envelope.contentHalf),
    parts: envelope.parts.map(({ kind, number, hash }) => ({ kind, number, hash: fromHex(hash) })),
    wraps: envelope.wraps.map(({ purpose, recipient, hash }) => ({
      purpose,
      ...(purpose !== 'reporter' && { recipient: fromHex(recipient) }),
      hash: fromHex(hash),
    })),
    files: envelope.files.map(({ id, chunks }) => ({ id: fromHex(id), chunks: chunks.map(fromHex) })),
  });
  if (toHex(found) !== envelope.hash) return { code: 'envelope-changed', number: 0 };
  return isSignedEnvelope(found, fromHex(envelope.signature), fromHex(publicKey))
    ? undefined
    : { code: 'envelope-signature', number: 0 };
}

function entriesFault(
  { allEntries, byServer, publicKey, envelope, status, entries: count }: OpenedReport,
  context: Uint8Array,
  chain: readonly SignedOffice[],
): ReportFault | undefined {
  const keys = new Map<string, Uint8Array | 'destroyed'>(
    chain.flatMap(({ document: { recipients, custodian } }) =>
      [...recipients, ...(custodian ? [custodian] : [])].map(({ id, sign }) => [id, fromHex(sign)] as const),
    ),
  );
  keys.set('reporter', status === 'information_deleted' ? 'destroyed' : fromHex(publicKey));
  const refusal = checkEntries(allEntries, toHex(sha256(context)), (author) => keys.get(author));
  if (refusal)
    return { code: refusal.code === 'signature' ? 'entry-signature' : 'entry-chain', number: refusal.number };
  const [first] = allEntries;
  if (first?.entry.kind !== 'received' || first.entry.part !== envelope.hash || allEntries.length !== count)
    return { code: 'entry-chain', number: 0 };
  const odd = allEntries.find(({ entry }) => !isKindOf(entry.author, entry.kind));
  if (odd) return { code: 'entry-kind', number: odd.entry.number };
  const ofReport = { report: toHex(sha256(context)), allEntries, byServer };
  return serverFault(ofReport) ?? moveFault(ofReport, status);
}

/** What the server did by itself is not signed. It has to name an entry of this report, so that it stands at its place. */
function serverFault({ report, allEntries, byServer }: ReportLog): ReportFault | undefined {
  const known = new Map(allEntries.map(({ entry }) => [entryHash(entry), entry.number]));
  const odd = byServer.find((one, place) => one.report !== report || one.number !== place || !known.has(one.before));
  return odd && { code: 'entry-chain', number: known.get(odd.before) ?? 0 };
}

type ReportLog = Pick<OpenedReport, 'allEntries' | 'byServer'> & {
  /** SHA-256 of the context. */
  readonly report: string;
};

const isKindOf = (author: string, kind: string) =>
  (author === 'reporter' ? reporterEntries : managerEntries).some((one) => one === kind);

function moveFault({ allEntries, byServer }: ReportLog, status: string): ReportFault | undefined {
  let now = 'received';
  for (const { entry } of allEntries) {
    if ((entry.kind === 'moved') !== Boolean(entry.move)) return { code: 'move', number: entry.number };
    if (!entry.move) continue;
    const [from, to] = entry.move;
    if (from !== now || !reportMoves.some((move) => move.from === from && move.to === to))
      return { code: 'move', number: entry.number };
    now = to;
  }
  const byTime = byServer.find(({ kind }) => kind === 'deleted-by-time')?.move;
  const isLast = byTime === undefined || byTime[0] === now;
  return isLast && (byTime?.[1] ?? now) === status ? undefined : { code: 'status', number: allEntries.length - 1 };
}

/** Parts that the server holds back or sends elsewhere: their absence is no fault. */
const isHeldBack = (kind: StoredPart['kind']) => kind === 'summary' || kind === 'identity';

function partsFault(report: OpenedReport): ReportFault | undefined {
  if (report.status === 'information_deleted') return undefined;
  const removed = removedHashes(report.allEntries);
  const due = dueParts(report);
  const standing = standingOf(report);
  const found = report.parts.map((part) => ({ part, hash: partHash(part) }));
  for (const { hash, entry, kinds, number } of due) {
    const there = found.find(({ part }) => part.entry === entry && kinds.includes(part.kind) && part.number === number);
    if (there && there.hash !== hash) return { code: 'part-changed', number: entry };
    const isReplaced = kinds.includes('body') && entry !== standing;
    if (!there && !isReplaced && !removed.has(hash) && !kinds.every(isHeldBack))
      return { code: 'part-missing', number: entry };
  }
  const authors = new Map(report.allEntries.map(({ entry }) => [entry.number, entry.author]));
  const stray = found.find(
    ({ part }) =>
      authors.get(part.entry) !== part.author ||
      // Headers of later files are named by the message that they belong to, a later summary by the body that came with it.
      (!(part.kind === 'file' && part.entry > 0) &&
        !(part.kind === 'summary' && part.entry > 0 && part.entry === standing) &&
        !due.some(
          ({ entry, kinds, number }) => part.entry === entry && kinds.includes(part.kind) && part.number === number,
        )),
  );
  return stray && { code: 'part-unknown', number: stray.part.entry };
}

type DuePart = {
  readonly entry: number;
  readonly kinds: readonly StoredPart['kind'][];
  readonly number: number;
  readonly hash: string;
};

function dueParts({ envelope, allEntries }: OpenedReport): DuePart[] {
  const later = allEntries
    .slice(1)
    .filter(({ entry }) => entry.kind !== 'removed')
    .flatMap(({ entry }): DuePart[] =>
      entry.part
        ? [{ entry: entry.number, kinds: partKindsOf(entry.kind), number: entry.number, hash: entry.part }]
        : [],
    );
  return [...envelope.parts.map(({ kind, number, hash }) => ({ entry: 0, kinds: [kind], number, hash })), ...later];
}

/** The number of the entry whose version of the facts counts. */
export const standingOf = ({ allEntries }: Pick<OpenedReport, 'allEntries'>): number =>
  standingRedaction(allEntries.map(({ entry }) => entry));

const partKindsOf = (kind: string): StoredPart['kind'][] =>
  kind === 'named' ? ['identity'] : kind === 'redacted' ? ['body'] : isMessageEntry(kind) ? ['message'] : ['note'];

const messageEntries: readonly EntryKind[] = [
  ...reporterEntries,
  'acknowledged',
  'asked',
  'feedback',
  'minutes',
  'consent-asked',
  'disclosure-told',
];
/** Whether what an entry says is a message between reporter and managers. */
export const isMessageEntry = (kind: string): boolean => messageEntries.some((one) => one === kind);

/** The hashes of parts that were removed with a trace. W16 */
export const removedHashes = (entries: readonly SignedEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ entry }) => (entry.kind === 'removed' && entry.part ? [entry.part] : [])));

export const partHash = ({ sealed }: { readonly sealed: string }): string => toHex(sha256(fromBase64(sealed)));

/** The hash that the next entry names. */
export const lastHash = (entries: readonly SignedEntry[]): string | null => {
  const last = entries.at(-1);
  return last ? entryHash(last.entry) : null;
};
