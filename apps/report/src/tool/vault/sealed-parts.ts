import {
  identityKey,
  NotOpened,
  openFile,
  openPart,
  partKey,
  sealedFileLength,
  sealFile,
  sealPart,
  unwrapShare,
  wrapShare,
} from '@app/sealing';
import { concat, sha256 } from '@app/evidence/hash.ts';
import type {
  BodyContent,
  FileContent,
  IdentityContent,
  OpenedReport,
  SentFile,
  SentPart,
  StoredPart,
  SummaryContent,
} from '@app/whistleblowing';
import { fromBase64, fromHex, fromJson, random, toBase64, toHex, toJson } from '../encoding.ts';
import type { Reader } from './custodian.ts';
import type { OpenVault } from './opening.ts';
import { partHash } from './report-check.ts';
import type { OpenedPart } from './report-view.ts';

// Parts and files of a report, under the key of its content.

type Keys = { readonly context: Uint8Array; readonly content: Uint8Array };

/** A sealed file of a message, with its header. */
export type AttachedFile = { readonly header: FileContent; readonly sent: SentFile };

/** A file that is sealed, and what its entry names. */
export type SealedFile = {
  readonly chunks: readonly Uint8Array[];
  /** Of the plain bytes. */
  readonly sha256: string;
  readonly sent: SentFile;
};

/** Facts and summary with words blacked out. W16 */
export type Redaction = { readonly body: BodyContent; readonly summary: SummaryContent };

/** Seals facts and summary in place of those before. The facts name the summary, and the entry names the facts. */
export function redactedParts(
  { context, content, next }: Keys & { readonly next: number },
  summaryKey: Uint8Array,
  author: string,
  { body, summary }: Redaction,
): { readonly body: Uint8Array; readonly summary: Uint8Array } {
  const place = { context, number: next, author: fromHex(author) };
  const sealedSummary = sealPart(summaryKey, { ...place, kind: 'summary' }, toJson(summary), random);
  const facts: BodyContent = { ...body, redaction: { summary: toHex(sha256(sealedSummary)) } };
  return {
    summary: sealedSummary,
    body: sealPart(partKey(content, 'body'), { ...place, kind: 'body' }, toJson(facts), random),
  };
}

export function headerPart(
  { context, content }: Keys,
  author: string,
  { header, sent }: AttachedFile,
  number: number,
): SentPart {
  const place = { context, kind: 'file', number, author: fromHex(author) } as const;
  const sealed = sealPart(partKey(content, 'file', fromHex(sent.id)), place, toJson(header), random);
  return { kind: 'file', number, id: sent.id, sealed: toBase64(sealed) };
}

export async function sealedFile(
  { context, content }: Keys,
  file: { readonly id: string; readonly bytes: Uint8Array },
): Promise<SealedFile> {
  const id = fromHex(file.id);
  const read = (start: number, length: number) => Promise.resolve(file.bytes.subarray(start, start + length));
  const chunks: Uint8Array[] = [];
  for await (const chunk of sealFile(partKey(content, 'file', id), { context, id }, file.bytes.length, read))
    chunks.push(chunk);
  return {
    chunks,
    sha256: toHex(sha256(file.bytes)),
    sent: {
      id: file.id,
      length: sealedFileLength(file.bytes.length),
      chunks: chunks.map((chunk) => toHex(sha256(chunk))),
    },
  };
}

/** What is known of a file before its bytes are. */
export type FileToOpen = { readonly id: string; readonly size: number; readonly sha256: string };

/** The bytes of a file, whole. @throws NotOpened also if its hash is not that of its header */
export async function openedFile(
  { context, content }: Keys,
  file: FileToOpen,
  chunks: readonly Uint8Array[],
): Promise<Uint8Array> {
  const id = fromHex(file.id);
  const pieces: Uint8Array[] = [];
  for await (const piece of openFile(partKey(content, 'file', id), { context, id }, file.size, chunks))
    pieces.push(piece);
  const bytes = concat(...pieces);
  if (toHex(sha256(bytes)) !== file.sha256) throw new NotOpened('not-authentic');
  return bytes;
}

/** Undefined if it does not open, or is opened elsewhere. */
export function openedPart(part: StoredPart, context: Uint8Array, content: Uint8Array): OpenedPart | undefined {
  const { kind, number, id, author, sealed } = part;
  if (kind === 'summary' || kind === 'identity') return undefined;
  try {
    const key = partKey(content, kind, id === undefined ? undefined : fromHex(id));
    const by = author === 'reporter' ? author : fromHex(author);
    const opened = fromJson(openPart(key, { context, kind, number, author: by }, fromBase64(sealed)));
    return opened === undefined ? undefined : { ...part, hash: partHash(part), content: opened };
  } catch {
    return undefined;
  }
}

/** The name that was told last. Undefined if it does not open. */
export async function openedIdentity(
  { context, content }: Keys,
  report: Pick<OpenedReport, 'parts'>,
  wrap: string,
  { stored, secrets }: OpenVault,
): Promise<IdentityContent | undefined> {
  const part = report.parts.filter(({ kind }) => kind === 'identity').at(-1);
  if (!part) return undefined;
  try {
    const recipient = fromHex(stored.id);
    const share = await unwrapShare(fromBase64(wrap), { context, purpose: 'identity', recipient }, secrets.kemSeed);
    const place = { context, kind: 'identity', number: part.number, author: 'reporter' } as const;
    const plain = openPart(identityKey(context, content, share), place, fromBase64(part.sealed));
    // Sealed by the form under a key that nobody else has.
    return fromJson(plain) as IdentityContent;
  } catch {
    return undefined;
  }
}

/** The share of a report, wrapped for somebody who reads on. */
export async function wrapped(share: Uint8Array, context: Uint8Array, reader: Reader) {
  const place = { context, purpose: 'share', recipient: fromHex(reader.id) } as const;
  return {
    purpose: 'share',
    recipient: reader.id,
    wrapped: toBase64(await wrapShare(share, place, fromHex(reader.kem))),
  } as const;
}
