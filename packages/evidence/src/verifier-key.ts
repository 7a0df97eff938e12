import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { concat, hashLength, sha256 } from './hash.ts';
import { toUtf8 } from './utf8.ts';

/** The type byte of Ed25519 signatures. @see C2SP signed-note, "Signature types" */
const ed25519Type = 1;

/** A public key that verifies signatures of notes. */
export type VerifierKey = {
  /** The name of the log: a URL without its scheme, such as `privacy.example.com/log/018f…`. No space, no plus. */
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
};

/** A key that signs notes. The server may keep the secret elsewhere and provide only the signing function. */
export type Signer = {
  readonly key: VerifierKey;
  /** Returns the 64-byte Ed25519 signature of a message. @see RFC 8032 */
  readonly sign: (message: Uint8Array) => Uint8Array;
};

/**
 * A key with its ID, the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key).
 * @throws RangeError for an invalid name or key
 * @see C2SP signed-note, "Signatures"
 */
export function verifierKey(name: string, publicKey: Uint8Array): VerifierKey {
  if (!isKeyName(name)) throw new RangeError('The name of a key has no spaces, no control characters and no plus.');
  if (publicKey.length !== hashLength) throw new RangeError('A public key of Ed25519 has 32 bytes.');
  const id = sha256(concat(toUtf8(`${name}\n`), Uint8Array.of(ed25519Type), publicKey)).subarray(0, 4);
  return { name, id: bytesToHex(id), publicKey };
}

/** A signer from the 32-byte secret key of Ed25519. @throws RangeError */
export function signerFrom(name: string, secret: Uint8Array): Signer {
  if (secret.length !== hashLength) throw new RangeError('A secret key of Ed25519 has 32 bytes.');
  return {
    key: verifierKey(name, ed25519.getPublicKey(secret)),
    sign: (message) => ed25519.sign(message, secret),
  };
}

/** Formats a key as text, for storage and comparison: `name+id+base64`. @see golang.org/x/mod/sumdb/note, "Verifier" */
export function formatVerifierKey({ name, id, publicKey }: VerifierKey): string {
  return `${name}+${id}+${toBase64(concat(Uint8Array.of(ed25519Type), publicKey))}`;
}

/** Parses a key; undefined if the text is malformed or the ID does not match the key. */
export function parseVerifierKey(text: string): VerifierKey | undefined {
  const [name = '', id = '', ...encoded] = text.split('+');
  // Base64 itself contains plus signs.
  const bytes = fromBase64(encoded.join('+'));
  if (!isKeyName(name) || bytes?.length !== 1 + hashLength || bytes[0] !== ed25519Type) return undefined;
  const key = verifierKey(name, bytes.subarray(1));
  return key.id === id ? key : undefined;
}

export function sameKey(one: VerifierKey, other: VerifierKey): boolean {
  return formatVerifierKey(one) === formatVerifierKey(other);
}

/** Whether a key name is valid. @see C2SP signed-note, "Format" */
export function isKeyName(name: string): boolean {
  return name !== '' && !/[\p{White_Space}\p{Cc}\p{Surrogate}+]/u.test(name);
}
