import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from './base64.ts';
import { canonical } from './canonical.ts';
import { isEntry } from './entry.ts';
import { concat, sha256, type Hash } from './hash.ts';
import { verifyInclusionProof } from './tree/proofs.ts';
import { toUtf8 } from './utf8.ts';
import { failed, open, passed, type Check, type CheckCode } from './bundle/check.ts';
import type { JsonObject, ProofBundle } from './bundle/bundle.ts';

/** The value of `format` in the proof that a report came on a day. */
export const reportProofFormat = 'candor-report-proof-1';

/**
 * A proof that the entry of a report was in the log of an account: in the tree of its office, whose root is a statement of the log.
 * It holds nothing that the report says; the entry names the hash of what was sent.
 */
export type ReportProof = {
  readonly format: typeof reportProofFormat;
  /** 32 hexadecimal digits. */
  readonly office: string;
  /** The entry, as it was signed. */
  readonly entry: JsonObject;
  /** Base64, 16 bytes. */
  readonly salt: string;
  readonly leaf: { readonly index: number };
  /** Base64, from the leaf upward. */
  readonly proof: readonly string[];
  /** The proof of the root of the office, whose record has `office`, `day`, `size` and `root`. */
  readonly log: ProofBundle;
  /** What the report says, as far as the reporter chose to show it. Checked by whoever can open sealed parts: see `WordsCheck`. */
  readonly words?: JsonObject;
};

/** A part of a report that its proof shows, opened. */
export type ProvenPart = { readonly kind: string; readonly number: number; readonly content: unknown };

/** What was found about the words of a report. */
export type WordsResult =
  | { readonly ok: true; readonly parts: readonly ProvenPart[] }
  | { readonly ok: false; readonly code: CheckCode<'words'>; readonly detail?: string };

/** Checks the words of a proof against its entry. @see packages/sealing */
export type WordsCheck = (proof: ReportProof) => WordsResult;

/** The hash of an entry of a report. @see docs/sealing.md */
export const reportEntryHash = (entry: JsonObject, hash: Hash = sha256): Uint8Array =>
  hash(framed(toUtf8('candor-report-entry-1'), canonical(entry)));

/** The leaf of an entry in the tree of its office. @param salt 16 random bytes */
export const reportLeafHash = (salt: Uint8Array, entryHash: Uint8Array, hash: Hash = sha256): Uint8Array =>
  hash(concat(Uint8Array.of(0), framed(toUtf8('candor-report-leaf-1'), salt, entryHash)));

function framed(...members: readonly Uint8Array[]): Uint8Array {
  return concat(
    ...members.flatMap((member) => {
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, member.length);
      return [length, member];
    }),
  );
}

/** Whether a value is meant as such a proof. */
export function isReportProof(value: unknown): value is { readonly format: typeof reportProofFormat } {
  return (value as { readonly format?: unknown } | null)?.format === reportProofFormat;
}

const members = ['entry', 'format', 'leaf', 'log', 'office', 'proof', 'salt', 'words'];

/** The first member that a proof of a report lacks, or has besides; undefined if its form is valid. */
export function reportProofFault(value: object): string | undefined {
  const { office, entry, salt, leaf, proof, log, words } = value as Partial<ReportProof>;
  const extra = Object.keys(value).find((name) => !members.includes(name));
  if (extra !== undefined) return extra;
  if (typeof office !== 'string' || !/^[0-9a-f]{32}$/.test(office)) return 'office';
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'entry';
  if (typeof salt !== 'string' || fromBase64(salt)?.length !== 16) return 'salt';
  if (!Number.isSafeInteger(leaf?.index) || Number(leaf?.index) < 0) return 'leaf';
  if (!Array.isArray(proof) || proof.length > 64 || !proof.every(isHash)) return 'proof';
  if (words !== undefined && (typeof words !== 'object' || words === null)) return 'words';
  return typeof log === 'object' && log !== null ? undefined : 'log';
}

const isHash = (text: unknown): boolean => typeof text === 'string' && fromBase64(text)?.length === 32;

/** Checks that the root in the log includes the entry. */
export function checkReport({ office, entry, salt, leaf, proof, log }: ReportProof, hash: Hash = sha256): Check {
  const { record } = log;
  const isRoot = isEntry(record) && record.kind === 'report-root';
  const { size, root, day } = record as { readonly size?: unknown; readonly root?: unknown; readonly day?: unknown };
  if (!isRoot || record['office'] !== office || typeof size !== 'number' || typeof day !== 'string')
    return failed('report', 'other-root');
  if (typeof root !== 'string' || !/^[0-9a-f]{64}$/.test(root)) return failed('report', 'other-root');
  const at = entry['at'];
  if (typeof at !== 'string' || at.slice(0, 10) > day) return failed('report', 'day', String(at));
  const place = {
    leaf: reportLeafHash(bytesOf(salt), reportEntryHash(entry, hash), hash),
    index: leaf.index,
    size,
    root: hexToBytes(root),
  };
  return verifyInclusionProof(place, proof.map(bytesOf), hash)
    ? passed('report', 'ok')
    : failed('report', 'not-included', bytesToHex(place.leaf));
}

/** The check of the words, and the words if they are those that were sent. None: the proof shows no words. */
export function wordsChecked(
  proof: ReportProof,
  check: WordsCheck | undefined,
): { readonly checks: readonly Check[]; readonly words?: readonly ProvenPart[] } {
  if (proof.words === undefined) return { checks: [] };
  if (!check) return { checks: [open('words', 'not-checked')] };
  const result = check(proof);
  return result.ok
    ? { checks: [passed('words', 'ok')], words: result.parts }
    : { checks: [failed('words', result.code, result.detail)] };
}

// reportProofFault validated the base64.
const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array(0);
