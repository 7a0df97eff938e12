import {
  chunkSize,
  contentKey,
  entryHash,
  hashOfEnvelope,
  identityKey,
  newReceipt,
  newReportSecrets,
  officeHash,
  openPart,
  padme,
  partKey,
  receiptKeys,
  reportContext,
  sealFile,
  sealPart,
  signEntry,
  signEnvelope,
  summaryKey,
  wrapForReporter,
  wrapShare,
  type OfficeDocument,
  type PartKind,
  type ReceiptKeys,
  type ReportEntry,
  type ReportSecrets,
} from '@app/sealing';
import type { EntryKind, ReportSubmission, SentFile, SentPart, SentWrap, StoredPart } from '@app/whistleblowing';
import { createHash, randomBytes } from 'node:crypto';

export const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
export const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
export const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const utf8 = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const parsed = <Content>(bytes: Uint8Array): Content => JSON.parse(new TextDecoder().decode(bytes)) as Content;
export const nobody = '0'.repeat(32);

/** A sealed report with everything that its reporter knows. */
export type SealedReport = {
  readonly context: Uint8Array;
  readonly keys: ReceiptKeys;
  readonly receipt: Uint8Array;
  readonly secrets: ReportSecrets;
  readonly document: OfficeDocument;
  readonly sent: ReportSubmission;
  /** The sealed chunks of each file, by its ID. */
  readonly chunks: ReadonlyMap<string, readonly Uint8Array[]>;
};

export type Words = {
  readonly summary?: unknown;
  readonly body?: unknown;
  readonly identity?: unknown;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** IDs of recipients that get no wrap. */
  readonly untick?: readonly string[];
};

/** Seals a report as the form does. */
export async function sealedReport(document: OfficeDocument, today: string, words: Words = {}): Promise<SealedReport> {
  const office = bytesOf(document.office);
  const [id, receipt, secrets] = [random(16), newReceipt(random), newReportSecrets(random)];
  const keys = receiptKeys(office, receipt);
  const hash = officeHash(document);
  const context = reportContext({ office, report: id, document: hash });
  const content = contentKey(context, secrets.share, secrets.contentHalf);
  const seal = (kind: PartKind, key: Uint8Array, value: unknown, number = 0) =>
    base64(sealPart(key, { context, kind, number, author: 'reporter' }, utf8(value), random));
  const files = await Promise.all((words.files ?? []).map((file) => sealedFile(context, content, file.bytes)));
  const parts: SentPart[] = [
    {
      kind: 'summary',
      number: 0,
      sealed: seal('summary', summaryKey(context, secrets.share, secrets.summaryHalf), words.summary ?? {}),
    },
    { kind: 'body', number: 0, sealed: seal('body', partKey(content, 'body'), words.body ?? {}) },
    {
      kind: 'identity',
      number: 0,
      sealed: seal('identity', identityKey(context, content, secrets.identityShare), words.identity ?? null),
    },
    ...files.map(({ file }, number) => ({
      kind: 'file' as const,
      number,
      id: file.id,
      sealed: seal('file', partKey(content, 'file', bytesOf(file.id)), { name: words.files?.[number]?.name }, number),
    })),
  ];
  const ticked = document.recipients.filter((recipient) => !words.untick?.includes(recipient.id));
  const wrapTo = async (purpose: 'share' | 'identity', recipient: string, kem: string): Promise<SentWrap> => ({
    purpose,
    recipient,
    wrapped: base64(
      await wrapShare(
        purpose === 'share' ? secrets.share : secrets.identityShare,
        { context, purpose, recipient: bytesOf(recipient) },
        bytesOf(kem),
      ),
    ),
  });
  const identityReaders = document.custodian ? [document.custodian] : ticked;
  const wraps: SentWrap[] = [
    ...(await Promise.all(ticked.map((one) => wrapTo('share', one.id, one.kem)))),
    ...(await Promise.all(identityReaders.map((one) => wrapTo('identity', one.id, one.kem)))),
    ...(document.recovery
      ? [await wrapTo('share', nobody, document.recovery), await wrapTo('identity', nobody, document.recovery)]
      : []),
    {
      purpose: 'reporter',
      recipient: nobody,
      wrapped: base64(wrapForReporter(secrets, context, keys.wrapping, random)),
    },
  ];
  const unsigned = {
    report: hexOf(id),
    document: hexOf(hash),
    publicKey: hexOf(keys.publicKey),
    lookup: hexOf(keys.lookup),
    summaryHalf: hexOf(secrets.summaryHalf),
    contentHalf: hexOf(secrets.contentHalf),
    parts,
    wraps,
    files: files.map(({ file }) => file),
  };
  return {
    context,
    keys,
    receipt,
    secrets,
    document,
    sent: signedSubmission(unsigned, context, keys, today),
    chunks: new Map(files.map(({ file, chunks }) => [file.id, chunks])),
  };
}

/** Signs a submission anew, for tests that change it first. */
export function signedSubmission(
  unsigned: Omit<ReportSubmission, 'signature' | 'entry'>,
  context: Uint8Array,
  keys: ReceiptKeys,
  today: string,
): ReportSubmission {
  const hashed = hashOfEnvelope({
    context,
    publicKey: bytesOf(unsigned.publicKey),
    summaryHalf: sha256(bytesOf(unsigned.summaryHalf)),
    contentHalf: sha256(bytesOf(unsigned.contentHalf)),
    parts: unsigned.parts.map(({ kind, number, sealed }) => ({ kind, number, hash: sha256(fromBase64(sealed)) })),
    wraps: unsigned.wraps.map(({ purpose, recipient, wrapped }) => ({
      purpose,
      ...(purpose !== 'reporter' && { recipient: bytesOf(recipient) }),
      hash: sha256(fromBase64(wrapped)),
    })),
    files: unsigned.files.map(({ id, chunks }) => ({ id: bytesOf(id), chunks: chunks.map(bytesOf) })),
  });
  const entry: ReportEntry = {
    format: 'candor-report-entry-1',
    report: hexOf(sha256(context)),
    number: 0,
    before: null,
    kind: 'received',
    part: hexOf(hashed),
    at: today,
    author: 'reporter',
  };
  return {
    ...unsigned,
    signature: hexOf(signEnvelope(hashed, keys.signing)),
    entry: signEntry(entry, keys.signing),
  };
}

/** Seals a file under the content key of its report. */
export async function sealedFile(
  context: Uint8Array,
  content: Uint8Array,
  bytes: Uint8Array,
): Promise<{ readonly file: SentFile; readonly chunks: readonly Uint8Array[] }> {
  const id = random(16);
  const chunks: Uint8Array[] = [];
  const read = async (start: number, length: number) => bytes.slice(start, start + length);
  const key = partKey(content, 'file', id);
  for await (const chunk of sealFile(key, { context, id }, bytes.length, read)) chunks.push(chunk);
  const file = { id: hexOf(id), length: padme(bytes.length), chunks: chunks.map((chunk) => hexOf(sha256(chunk))) };
  if (chunks.length !== Math.ceil(file.length / chunkSize)) throw new Error('A file has another number of chunks.');
  return { file, chunks };
}

/** The author of an entry: a manager with an ID, or the reporter. */
export type Signer = { readonly id: string | null; readonly signing: Uint8Array };

type Next = {
  readonly context: Uint8Array;
  readonly number: number;
  readonly before: string;
  readonly kind: EntryKind;
  /** A day for reporters, a time for managers. */
  readonly at: string;
};
export type Writing = {
  readonly part?: { readonly kind: 'message' | 'note' | 'identity'; readonly value: unknown };
  readonly move?: readonly [string, string];
  /** The hash of a part that is removed. */
  readonly hash?: string;
  readonly erases?: true;
  readonly restores?: number;
};

/** An entry with the part that it names. @param content the content key; of an identity, the identity key */
export function signedWriting(
  { context, number, before, kind, at }: Next,
  { part, move, hash, erases, restores }: Writing,
  content: Uint8Array,
  by: Signer,
) {
  const id = random(16);
  const author = by.id === null ? ('reporter' as const) : bytesOf(by.id);
  const sealed =
    part &&
    sealPart(
      part.kind === 'identity' ? content : partKey(content, part.kind, id),
      { context, kind: part.kind, number, author },
      utf8(part.value),
      random,
    );
  const named = hash ?? (sealed && hexOf(sha256(sealed)));
  const entry: ReportEntry = {
    format: 'candor-report-entry-1',
    report: hexOf(sha256(context)),
    number,
    before,
    kind,
    ...(move && { move }),
    ...(named !== undefined && { part: named }),
    ...(erases && { erases }),
    ...(restores !== undefined && { restores }),
    at,
    author: by.id ?? 'reporter',
  };
  const parts: SentPart[] =
    part && sealed
      ? [{ kind: part.kind, number, ...(part.kind !== 'identity' && { id: hexOf(id) }), sealed: base64(sealed) }]
      : [];
  return { entry: signEntry(entry, by.signing), ...(parts.length > 0 && { parts }) };
}

/** What a part of a report says. */
export function openedPart<Content>(
  { context, content }: { readonly context: Uint8Array; readonly content: Uint8Array },
  { kind, number, id, author, sealed }: StoredPart,
): Content {
  const key =
    kind === 'body' || kind === 'identity' || kind === 'summary'
      ? partKey(content, 'body')
      : partKey(content, kind, bytesOf(id ?? ''));
  const by = author === 'reporter' ? ('reporter' as const) : bytesOf(author);
  return parsed(openPart(key, { context, kind, number, author: by }, fromBase64(sealed)));
}

export const openedSummary = <Content>(context: Uint8Array, key: Uint8Array, sealed: string): Content =>
  parsed(openPart(key, { context, kind: 'summary', number: 0, author: 'reporter' }, fromBase64(sealed)));

export const hashOfLast = (entries: readonly { readonly entry: ReportEntry }[]): string => {
  const last = entries.at(-1);
  return last ? entryHash(last.entry) : '';
};
