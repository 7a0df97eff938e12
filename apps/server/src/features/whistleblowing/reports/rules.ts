import { canonical, type JsonObject } from '@app/evidence';
import {
  chunkSize,
  framed,
  reportEntryFormat,
  entryHash,
  hashOfEnvelope,
  isSignature,
  isSignedEnvelope,
  padme,
  partOverhead,
  reportContext,
  sealedOverhead,
  summarySize,
  textSize,
  type OfficeDocument,
  type SignedEntry,
} from '@app/sealing';
import type { File, Part, SentWriting, Submission, Wrap } from './schemas.ts';

/** Why what was sent is not taken. */
export type SentRefusal = 'malformed' | 'signature' | 'wraps' | 'files' | 'day';

type Sha256 = (bytes: Uint8Array) => Uint8Array;
const tagLength = 16;
/** Suite, encapsulated key, secret and tag of HPKE; see docs/sealing.md. */
const wrapLength = 1 + 1120 + 32 + 16;
const reporterWrapLength = 64 + sealedOverhead;

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (value: Uint8Array): string => Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sealedBytes = (text: string): Uint8Array => Buffer.from(text, 'base64url');

/** What a report belongs to, by its IDs. */
export type Place = { readonly office: string; readonly report: string; readonly document: string };
export const contextOf = ({ office, report, document }: Place): Uint8Array =>
  reportContext({ office: bytes(office), report: bytes(report), document: bytes(document) });

/** What was checked of a submission. */
export type CheckedSubmission = {
  readonly hash: Uint8Array;
  /** Hashes that the envelope binds, for whoever checks it later. */
  readonly bound: {
    readonly parts: readonly { readonly kind: Part['kind']; readonly number: number; readonly hash: string }[];
    readonly wraps: readonly {
      readonly purpose: 'share' | 'identity' | 'reporter';
      readonly recipient: string;
      readonly hash: string;
    }[];
    readonly files: readonly File[];
  };
};

/** The hash of an envelope as it was sent. */
export function sentEnvelope(sent: Submission, office: string, sha256: Sha256): Uint8Array {
  const hashOf = (text: string) => sha256(sealedBytes(text));
  return hashOfEnvelope(
    {
      context: contextOf({ office, report: sent.report, document: sent.document }),
      publicKey: bytes(sent.publicKey),
      summaryHalf: sha256(bytes(sent.summaryHalf)),
      contentHalf: sha256(bytes(sent.contentHalf)),
      parts: sent.parts.map(({ kind, number, sealed }) => ({ kind, number, hash: hashOf(sealed) })),
      wraps: sent.wraps.map(({ purpose, recipient, wrapped }) => ({
        purpose,
        ...(purpose !== 'reporter' && { recipient: bytes(recipient) }),
        hash: hashOf(wrapped),
      })),
      files: sent.files.map((file) => ({ id: bytes(file.id), chunks: file.chunks.map(bytes) })),
    },
    sha256,
  );
}

/** Checks a submission against the office document that it was sealed for. @param today ISO 8601 */
export function checkSubmission(
  sent: Submission,
  document: OfficeDocument,
  { today, sha256 }: { readonly today: string; readonly sha256: Sha256 },
): CheckedSubmission | SentRefusal {
  if (!areParts(sent.parts, sent.files)) return 'malformed';
  if (!sent.files.every(isFile)) return 'files';
  if (!areWraps(sent, document)) return 'wraps';
  const hash = sentEnvelope(sent, document.office, sha256);
  const publicKey = bytes(sent.publicKey);
  if (!isSignedEnvelope(hash, bytes(sent.signature), publicKey)) return 'signature';
  const place = { office: document.office, report: sent.report, document: sent.document };
  const { entry } = sent.entry;
  if (entry.kind !== 'received' || entry.part !== hexOf(hash) || entry.move !== undefined) return 'malformed';
  const refusal = checkEntry(sent.entry, {
    report: hexOf(sha256(contextOf(place))),
    number: 0,
    before: null,
    author: 'reporter',
    publicKey,
  });
  if (refusal) return refusal;
  if (entry.at !== today) return 'day';
  const hashOf = (text: string) => hexOf(sha256(sealedBytes(text)));
  return {
    hash,
    bound: {
      parts: sent.parts.map(({ kind, number, sealed }) => ({ kind, number, hash: hashOf(sealed) })),
      wraps: sent.wraps.map(({ purpose, recipient, wrapped }) => ({ purpose, recipient, hash: hashOf(wrapped) })),
      files: sent.files,
    },
  };
}

/** One summary, one body, one identity, and the header of each file, each of a size class. */
function areParts(parts: readonly Part[], files: readonly File[]): boolean {
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  const single = (['summary', 'body', 'identity'] as const).every((kind) => {
    const [one, ...more] = of(kind);
    return one !== undefined && more.length === 0 && one.number === 0 && one.id === undefined;
  });
  const headers = of('file');
  return single && parts.length === 3 + headers.length && areHeaders(headers, files) && parts.every(hasSizeClass);
}

/** Whether each file has its header, and each header its file. */
function areHeaders(headers: readonly Part[], files: readonly File[]): boolean {
  const ids = new Set(files.map((file) => file.id));
  return (
    ids.size === files.length &&
    headers.length === files.length &&
    new Set(headers.map((header) => header.id)).size === headers.length &&
    headers.every((header) => header.id !== undefined && ids.has(header.id)) &&
    new Set(headers.map((header) => header.number)).size === headers.length
  );
}

function hasSizeClass({ kind, sealed }: Part): boolean {
  const size = sealedBytes(sealed).length - partOverhead;
  if (kind === 'summary') return size === summarySize;
  const classes = size / textSize;
  return Number.isInteger(Math.log2(classes)) && classes >= 1;
}

/** Whether a file has a size class, and as many chunks as its length has. */
function isFile({ length, chunks }: File): boolean {
  return isFileLength(length) && chunks.length === Math.ceil(length / chunkSize);
}

export const isFileLength = (length: number): boolean => padme(length) === length;

/** The sealed length of a chunk, or undefined if the file has no such chunk. */
export function chunkLength(length: number, chunk: number): number | undefined {
  const start = chunk * chunkSize;
  return start < length ? Math.min(chunkSize, length - start) + tagLength : undefined;
}

/** Whether a wrap to a public key has its length. */
export const isWrap = ({ wrapped }: Pick<Wrap, 'wrapped'>): boolean => sealedBytes(wrapped).length === wrapLength;

/**
 * Wraps go to recipients of the document alone, each of them once, and to the recovery key and the reporter. The recovery key opens
 * no name that a custodian holds.
 */
function areWraps({ wraps }: Submission, { recipients, custodian, recovery }: OfficeDocument): boolean {
  const nobody = '0'.repeat(32);
  const names = wraps.map(({ purpose, recipient }) => `${purpose} ${recipient}`);
  if (new Set(names).size !== names.length) return false;
  const readers = new Set(recipients.map((recipient) => recipient.id));
  const identity = custodian ? new Set([custodian.id]) : readers;
  const isRight = wraps.every(({ purpose, recipient, wrapped }) => {
    const { length } = sealedBytes(wrapped);
    if (purpose === 'reporter') return recipient === nobody && length === reporterWrapLength;
    const isRecovery = recovery !== null && recipient === nobody && !(custodian && purpose === 'identity');
    return length === wrapLength && (isRecovery || (purpose === 'share' ? readers : identity).has(recipient));
  });
  const has = (purpose: string) => wraps.some((wrap) => wrap.purpose === purpose && wrap.recipient !== nobody);
  return isRight && has('share') && has('identity') && wraps.some(({ purpose }) => purpose === 'reporter');
}

/** What an entry has to be to follow the one before. */
export type NextEntry = {
  readonly report: string;
  readonly number: number;
  readonly before: string | null;
  readonly author: string;
  readonly publicKey: Uint8Array;
};

/** Whether an entry stands at its place and is signed by its author. */
export function checkEntry({ entry, signature }: SignedEntry, next: NextEntry): SentRefusal | undefined {
  if (entry.report !== next.report || entry.author !== next.author) return 'malformed';
  if (entry.number !== next.number || entry.before !== next.before) return 'malformed';
  if ((entry.kind === 'restored') !== (entry.restores !== undefined)) return 'malformed';
  if (entry.erases && entry.kind !== 'redacted') return 'malformed';
  const signed = framed(reportEntryFormat, canonical(entry as JsonObject));
  return isSignature(bytes(signature), signed, next.publicKey) ? undefined : 'signature';
}

/** Whether a version with words blacked out is whole: a body, which its entry names, and a summary. */
function isRedaction({ entry: { entry }, parts = [], files = [] }: SentWriting, sha256: Sha256): boolean {
  const [body, summary, ...more] = parts.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  if (body?.kind !== 'body' || summary?.kind !== 'summary' || more.length + files.length > 0) return false;
  const isPlaced = parts.every((part) => part.number === entry.number && part.id === undefined && hasSizeClass(part));
  return isPlaced && entry.part === hexOf(sha256(sealedBytes(body.sealed)));
}

/** Whether a writing holds what its entry names: at most one part beside headers of files, and the files of those. */
export function checkWriting(
  { entry: { entry, signature }, parts = [], files = [] }: SentWriting,
  sha256: Sha256,
): boolean {
  if (entry.kind === 'redacted') return isRedaction({ entry: { entry, signature }, parts, files }, sha256);
  const headers = parts.filter(({ kind }) => kind === 'file');
  const [main, ...more] = parts.filter(({ kind }) => kind !== 'file');
  if (more.length > 0 || (headers.length > 0 && !main)) return false;
  if (!areHeaders(headers, files) || !files.every(isFile) || !parts.every(hasSizeClass)) return false;
  if (!main) return entry.kind === 'removed' || entry.part === undefined;
  const isNamed = main.kind === 'identity' ? main.id === undefined : main.id !== undefined;
  return isNamed && main.number === entry.number && entry.part === hexOf(sha256(sealedBytes(main.sealed)));
}

/** Whether a time lies within two minutes of that of the server: the order of times in the log is that of the entries. */
export function isTimeNear(time: string, now: Date): boolean {
  return /^[\d:.TZ-]{20,30}$/.test(time) && Math.abs(Date.parse(time) - now.getTime()) <= 2 * 60 * 1000;
}

export const hashOfEntry = (signed: SignedEntry): Uint8Array => bytes(entryHash(signed.entry));
