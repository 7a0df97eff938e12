import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256, type Hash } from '@app/evidence/hash.ts';
import { checkLength, framed, type Member } from './bytes.ts';
import type { PartKind, ReportSecrets, WrapPurpose } from './report-keys.ts';

/** What a reporter sends at once, sealed. Files went before, chunk by chunk. */
export type Envelope = {
  /** See `reportContext`. */
  readonly context: Uint8Array;
  /** The reporter's public key, which later messages are checked by. */
  readonly publicKey: Uint8Array;
  readonly parts: readonly { readonly kind: PartKind; readonly number: number; readonly sealed: Uint8Array }[];
  readonly wraps: readonly {
    readonly purpose: WrapPurpose | 'reporter';
    /** Absent in the reporter's own wrap. */
    readonly recipient?: Uint8Array;
    readonly wrapped: Uint8Array;
  }[];
  readonly files: readonly { readonly id: Uint8Array; readonly chunks: readonly Uint8Array[] }[];
} & Pick<ReportSecrets, 'summaryHalf' | 'contentHalf'>;

/** An envelope by the hashes of what it holds, for whoever does not have all of it: a server with files, a manager without the wraps of others. */
export type EnvelopeHashes = Pick<Envelope, 'context' | 'publicKey'> & {
  readonly parts: readonly { readonly kind: PartKind; readonly number: number; readonly hash: Uint8Array }[];
  readonly wraps: readonly {
    readonly purpose: WrapPurpose | 'reporter';
    readonly recipient?: Uint8Array;
    readonly hash: Uint8Array;
  }[];
  readonly files: readonly { readonly id: Uint8Array; readonly chunks: readonly Uint8Array[] }[];
  readonly summaryHalf: Uint8Array;
  readonly contentHalf: Uint8Array;
};

/**
 * The hash that names an envelope: over every part, wrap and file, the server's halves and, by the context, the office document.
 * Nothing can be left out, exchanged or moved without it changing.
 * @param hash a faster SHA-256, if there is one
 */
export function envelopeHash(envelope: Envelope, hash: Hash = sha256): Uint8Array {
  const { context, publicKey, parts, wraps, files, summaryHalf, contentHalf } = envelope;
  return hashOfEnvelope(
    {
      context,
      publicKey,
      parts: parts.map(({ kind, number, sealed }) => ({ kind, number, hash: hash(sealed) })),
      wraps: wraps.map(({ wrapped, ...to }) => ({ ...to, hash: hash(wrapped) })),
      files: files.map(({ id, chunks }) => ({ id, chunks: chunks.map((chunk) => hash(chunk)) })),
      summaryHalf: hash(summaryHalf),
      contentHalf: hash(contentHalf),
    },
    hash,
  );
}

/** The same hash from the hashes of parts, wraps, chunks and halves. */
export function hashOfEnvelope(envelope: EnvelopeHashes, hash: Hash = sha256): Uint8Array {
  const { context, publicKey, parts, wraps, files, summaryHalf, contentHalf } = envelope;
  return hash(
    framed(
      'candor-envelope-1',
      context,
      checkLength(publicKey, 32, 'A public key of Ed25519'),
      summaryHalf,
      contentHalf,
      list(parts.map(({ kind, number, hash: named }) => framed(kind, number, named))),
      list(wraps.map(({ purpose, recipient, hash: named }) => framed(purpose, recipient ?? '', named))),
      list(files.map(({ id, chunks }) => framed(id, list(chunks)))),
    ),
  );
}

/** Signs as the reporter. @param signing see `receiptKeys` @returns 64 bytes */
export const signEnvelope = (hash: Uint8Array, signing: Uint8Array): Uint8Array =>
  ed25519.sign(signedBytes(hash), signing);

export function isSignedEnvelope(hash: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return isSignature(signature, signedBytes(hash), publicKey);
}

const signedBytes = (hash: Uint8Array) => framed('candor-envelope-signature-1', hash);

/** Whether a signature of Ed25519 is valid. Malformed ones are not; small-order keys are refused. @see RFC 8032 */
export function isSignature(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

/** A list as one member: its number of members first. */
const list = (members: readonly Member[]): Uint8Array => framed(members.length, ...members);
