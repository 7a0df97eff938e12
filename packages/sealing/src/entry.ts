import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { canonical, type JsonObject } from '@app/evidence';
import { sha256 } from '@app/evidence/hash.ts';
import { framed } from './bytes.ts';
import { isSignature } from './envelope.ts';

export const reportEntryFormat = 'candor-report-entry-1';

/** What happened to a report, signed by whoever did it. It holds no words: those are in a sealed part. */
export type ReportEntry = {
  readonly format: typeof reportEntryFormat;
  /** SHA-256 of the context of the report: 64 hexadecimal digits, like every hash here. */
  readonly report: string;
  /** 0, 1, 2 …: without a gap. */
  readonly number: number;
  /** The hash of the entry before; null in the first one. */
  readonly before: string | null;
  readonly kind: string;
  /** The status before and after, in a move. */
  readonly move?: readonly [from: string, to: string];
  /** SHA-256 of the sealed part that belongs to it. */
  readonly part?: string;
  /** Of `redacted`: what it replaces is deleted at once, since the law requires it. Without it, that stays for 30 days. */
  readonly erases?: true;
  /** Of `restored`: the number of the entry `redacted` that it takes back. */
  readonly restores?: number;
  /** A day (ISO 8601) for what the reporter did, a time for managers. */
  readonly at: string;
  /** The ID of a manager, 32 hexadecimal digits, or `reporter`. */
  readonly author: string;
};

export const serverEntryFormat = 'candor-report-server-entry-1';

/** What the server did to a report by itself, by the law of the country. Nobody signs it; the tree of the office binds it. */
export type ServerEntry = {
  readonly format: typeof serverEntryFormat;
  /** SHA-256 of the context of the report. */
  readonly report: string;
  /** 0, 1, 2 … among the entries of the server. */
  readonly number: number;
  /** The hash of the last signed entry before it. */
  readonly before: string;
  readonly kind: 'deleted-by-time' | 'names-removed';
  readonly move?: readonly [from: string, to: string];
  /** A day, ISO 8601. */
  readonly at: string;
};

/** The hash of an entry of the server, as the tree holds it. @throws NotCanonical */
export const serverEntryHash = (entry: ServerEntry): string =>
  bytesToHex(sha256(framed(serverEntryFormat, canonical(entry as JsonObject))));

export type SignedEntry = { readonly entry: ReportEntry; /** 128 hexadecimal digits. */ readonly signature: string };

/** The hash of an entry, which the next one names. @throws NotCanonical */
export const entryHash = (entry: ReportEntry): string => bytesToHex(sha256(entryBytes(entry)));

/** The public key of Ed25519 that verifies what a secret key signs. */
export const signerPublicKey = (signing: Uint8Array): Uint8Array => ed25519.getPublicKey(signing);

export function signEntry(entry: ReportEntry, signing: Uint8Array): SignedEntry {
  return { entry, signature: bytesToHex(ed25519.sign(entryBytes(entry), signing)) };
}

/** An entry by its hash alone. */
export type HiddenEntry = { readonly hash: string };

/** Why the entries of a report are not as they were signed, and which one is the first to show it. */
export type ChainRefusal = {
  readonly code: 'other-report' | 'gap' | 'broken' | 'unknown-author' | 'signature';
  readonly number: number;
};

/**
 * Checks all entries of a report in their order: none is missing, exchanged or changed. Of an entry that a reader need not know,
 * the hash stands for it: the one after it binds it.
 * @param keyOf the public key of an author; undefined if nobody of the office has this ID; `destroyed` if it went with the report,
 * so that what its author signed is held by the chain alone
 * @returns undefined if they are sound
 */
export function checkEntries(
  entries: readonly (SignedEntry | HiddenEntry)[],
  report: string,
  keyOf: (author: string) => Uint8Array | 'destroyed' | undefined,
): ChainRefusal | undefined {
  let before: string | null = null;
  for (const [number, one] of entries.entries()) {
    if ('hash' in one) {
      before = one.hash;
      continue;
    }
    const { entry, signature } = one;
    const key = keyOf(entry.author);
    if (entry.report !== report) return { code: 'other-report', number };
    if (entry.number !== number) return { code: 'gap', number };
    if (entry.before !== before) return { code: 'broken', number };
    if (!key) return { code: 'unknown-author', number };
    if (key !== 'destroyed' && !isSignature(bytesOf(signature), entryBytes(entry), key))
      return { code: 'signature', number };
    before = entryHash(entry);
  }
  return undefined;
}

const entryBytes = (entry: ReportEntry): Uint8Array => framed(reportEntryFormat, canonical(entry as JsonObject));

/** Empty, which is no signature, unless the text is hexadecimal. */
function bytesOf(text: string): Uint8Array {
  return /^(?:[0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : new Uint8Array(0);
}
