import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ReportProof, WordsResult } from '@app/evidence';
import { fromBase64 } from '@app/evidence/base64.ts';
import { sha256 } from '@app/evidence/hash.ts';
import { fromUtf8 } from '@app/evidence/utf8.ts';
import { reportContext } from './context.ts';
import { hashOfEnvelope } from './envelope.ts';
import { openPart } from './part.ts';
import type { PartKind, WrapPurpose } from './report-keys.ts';

/** What an envelope binds, as hexadecimal hashes: enough to compute its hash, and nothing that opens it. */
export type BoundEnvelope = {
  readonly report: string;
  /** The hash of the office document. */
  readonly document: string;
  readonly publicKey: string;
  readonly summaryHalf: string;
  readonly contentHalf: string;
  readonly parts: readonly { readonly kind: PartKind; readonly number: number; readonly hash: string }[];
  readonly wraps: readonly {
    readonly purpose: WrapPurpose | 'reporter';
    /** 32 zeros: the recovery key, or the reporter. */
    readonly recipient: string;
    readonly hash: string;
  }[];
  readonly files: readonly { readonly id: string; readonly chunks: readonly string[] }[];
};

/** The words in the proof of a report: its envelope, and the parts that the reporter shows, each with the key that opens it alone. */
export type ReportWords = BoundEnvelope & {
  readonly opened: readonly {
    readonly kind: PartKind;
    readonly number: number;
    readonly key: string;
    /** Base64. */
    readonly sealed: string;
  }[];
};

const isHex = (length: number) => (value: unknown) =>
  typeof value === 'string' && value.length === 2 * length && /^[0-9a-f]*$/.test(value);
const [isId, isHash] = [isHex(16), isHex(32)];
const isPlace = (kind: unknown, number: unknown) => typeof kind === 'string' && Number.isInteger(number);
const isList = <Member>(value: readonly Member[], isMember: (member: Member) => boolean): boolean =>
  Array.isArray(value) && value.every(isMember);

/** Whether words have the form of `ReportWords`. Every member is read, so those of no form fail before that. */
function areWords(value: unknown): value is ReportWords {
  const { report, document, publicKey, summaryHalf, contentHalf, parts, wraps, files, opened } = value as ReportWords;
  return (
    isId(report) &&
    [document, publicKey, summaryHalf, contentHalf].every(isHash) &&
    isList(parts, ({ kind, number, hash }) => isPlace(kind, number) && isHash(hash)) &&
    isList(wraps, ({ purpose, recipient, hash }) => typeof purpose === 'string' && isId(recipient) && isHash(hash)) &&
    isList(files, ({ id, chunks }) => isId(id) && isList(chunks, isHash)) &&
    isList(opened, ({ kind, number, key }) => isPlace(kind, number) && isHash(key)) &&
    opened.length > 0
  );
}

/** Checks that the words of a proof are those of the envelope that its entry names, and opens them. Never throws for words of a valid form. */
export function checkWords({ office, entry, words }: ReportProof): WordsResult {
  if (!areWords(words)) return { ok: false, code: 'malformed' };
  const context = reportContext({
    office: hexToBytes(office),
    report: hexToBytes(words.report),
    document: hexToBytes(words.document),
  });
  if (entry['kind'] !== 'received' || entry['report'] !== bytesToHex(sha256(context)))
    return { ok: false, code: 'other-report' };
  if (entry['part'] !== envelopeHashOf(words, context)) return { ok: false, code: 'other-envelope' };
  const parts = [];
  for (const { kind, number, key, sealed } of words.opened) {
    const bytes = fromBase64(sealed) ?? new Uint8Array(0);
    const hash = bytesToHex(sha256(bytes));
    if (!words.parts.some((part) => part.kind === kind && part.number === number && part.hash === hash))
      return { ok: false, code: 'changed', detail: kind };
    const content = opened(() => openPart(hexToBytes(key), { context, kind, number, author: 'reporter' }, bytes));
    if (content === undefined) return { ok: false, code: 'not-opened', detail: kind };
    parts.push({ kind, number, content });
  }
  return { ok: true, parts };
}

function envelopeHashOf({ parts, wraps, files, ...words }: ReportWords, context: Uint8Array): string {
  return bytesToHex(
    hashOfEnvelope({
      context,
      publicKey: hexToBytes(words.publicKey),
      summaryHalf: hexToBytes(words.summaryHalf),
      contentHalf: hexToBytes(words.contentHalf),
      parts: parts.map(({ kind, number, hash }) => ({ kind, number, hash: hexToBytes(hash) })),
      wraps: wraps.map(({ purpose, recipient, hash }) => ({
        purpose,
        ...(purpose !== 'reporter' && { recipient: hexToBytes(recipient) }),
        hash: hexToBytes(hash),
      })),
      files: files.map(({ id, chunks }) => ({ id: hexToBytes(id), chunks: chunks.map((hash) => hexToBytes(hash)) })),
    }),
  );
}

/** What a part says: JSON. Undefined if it does not open. */
function opened(open: () => Uint8Array): unknown {
  try {
    return JSON.parse(fromUtf8(open()) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
