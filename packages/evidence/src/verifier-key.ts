import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { concat, hashLength, sha256 } from './hash.ts';
import { toUtf8 } from './utf8.ts';

/** The byte that stands for Ed25519. @see C2SP signed-note, "Signature types" */
const ed25519Type = 1;

/** Who signs notes, and how to check it. */
export type VerifierKey = {
  /** Of the log: an address without scheme, such as `privacy.example.com/log/018f…`. No space, no plus. */
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
};

/** Signs notes. The server may keep the secret elsewhere and give only what signs with it. */
export type Signer = {
  readonly key: VerifierKey;
  /** The Ed25519 signature of some bytes, 64 bytes. @see RFC 8032 */
  readonly sign: (message: Uint8Array) => Uint8Array;
};

/**
 * A key with its id, the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key).
 * @throws RangeError where name or key cannot be one
 * @see C2SP signed-note, "Signatures"
 */
export function verifierKey(name: string, publicKey: Uint8Array): VerifierKey {
  if (!isKeyName(name)) throw new RangeError('The name of a key has no spaces, no control characters and no plus.');
  if (publicKey.length !== hashLength) throw new RangeError('A public key of Ed25519 has 32 bytes.');
  const id = sha256(concat(toUtf8(`${name}\n`), Uint8Array.of(ed25519Type), publicKey)).subarray(0, 4);
  return { name, id: bytesToHex(id), publicKey };
}

/** A signer from the 32 secret bytes of an Ed25519 key. @throws RangeError */
export function signerFrom(name: string, secret: Uint8Array): Signer {
  if (secret.length !== hashLength) throw new RangeError('A secret key of Ed25519 has 32 bytes.');
  return {
    key: verifierKey(name, ed25519.getPublicKey(secret)),
    sign: (message) => ed25519.sign(message, secret),
  };
}

/** A key as text, to be kept and compared: `name+id+base64`. @see golang.org/x/mod/sumdb/note, "Verifier" */
export function formatVerifierKey({ name, id, publicKey }: VerifierKey): string {
  return `${name}+${id}+${toBase64(concat(Uint8Array.of(ed25519Type), publicKey))}`;
}

/** The key that a text names, or undefined where it names none or its id is not the one of its key. */
export function parseVerifierKey(text: string): VerifierKey | undefined {
  const [name = '', id = '', ...encoded] = text.split('+');
  // Base64 has a plus of its own.
  const bytes = fromBase64(encoded.join('+'));
  if (!isKeyName(name) || bytes?.length !== 1 + hashLength || bytes[0] !== ed25519Type) return undefined;
  const key = verifierKey(name, bytes.subarray(1));
  return key.id === id ? key : undefined;
}

export function sameKey(one: VerifierKey, other: VerifierKey): boolean {
  return formatVerifierKey(one) === formatVerifierKey(other);
}

/** @see C2SP signed-note, "Format" */
export function isKeyName(name: string): boolean {
  return name !== '' && !/[\p{White_Space}\p{Cc}\p{Surrogate}+]/u.test(name);
}
