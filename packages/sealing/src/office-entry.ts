import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { canonical, type JsonObject } from '@app/evidence';
import { sha256 } from '@app/evidence/hash.ts';
import { framed } from './bytes.ts';
import { isSignature } from './envelope.ts';

export const officeEntryFormat = 'candor-office-entry-1';

/** What happened to an office beside its documents, signed by the manager who did it. */
export type OfficeEntry = {
  readonly format: typeof officeEntryFormat;
  /** 32 hexadecimal digits. */
  readonly office: string;
  /** 0, 1, 2 …: without a gap. */
  readonly number: number;
  /** The hash of the entry before; null in the first one. */
  readonly before: string | null;
  readonly kind: string;
  /** The entry that it belongs to: a request to recover reports. */
  readonly request?: number;
  /** ISO 8601, with the time. */
  readonly at: string;
  /** The ID of a manager, 32 hexadecimal digits. */
  readonly author: string;
};

export type SignedOfficeEntry = {
  readonly entry: OfficeEntry;
  /** 128 hexadecimal digits. */
  readonly signature: string;
};

const entryBytes = (entry: OfficeEntry): Uint8Array => framed(officeEntryFormat, canonical(entry as JsonObject));

/** The hash of an entry, which the next one names. @throws NotCanonical */
export const officeEntryHash = (entry: OfficeEntry): string => bytesToHex(sha256(entryBytes(entry)));

export function signOfficeEntry(entry: OfficeEntry, signing: Uint8Array): SignedOfficeEntry {
  return { entry, signature: bytesToHex(ed25519.sign(entryBytes(entry), signing)) };
}

/** Whether an entry was signed by the holder of a public key. */
export const isSignedOfficeEntry = ({ entry, signature }: SignedOfficeEntry, publicKey: Uint8Array): boolean =>
  /^[0-9a-f]{128}$/.test(signature) && isSignature(hexToBytes(signature), entryBytes(entry), publicKey);

/**
 * The number of the first entry of an office that does not follow from the one before, or that its author did not sign; undefined
 * if all of them are sound.
 * @param keyOf the public key of an author; undefined if no document of the office names them
 */
export function officeEntryFault(
  entries: readonly SignedOfficeEntry[],
  office: string,
  keyOf: (author: string) => Uint8Array | undefined,
): number | undefined {
  let before: string | null = null;
  for (const [number, signed] of entries.entries()) {
    const { entry } = signed;
    const key = keyOf(entry.author);
    const follows = entry.office === office && entry.number === number && entry.before === before;
    if (!follows || !key || !isSignedOfficeEntry(signed, key)) return number;
    before = officeEntryHash(entry);
  }
  return undefined;
}
