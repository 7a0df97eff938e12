import { sha256 as plain } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of some bytes, 32 bytes. Callers may pass a faster implementation: `(bytes) =>
 * createHash('sha256').update(bytes).digest()`.
 */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** SHA-256 in plain JavaScript, so that a page opened from disk can compute it too. @see FIPS 180-4 */
export const sha256: Hash = (bytes) => plain(bytes);

/** The length of every hash here, in bytes. */
export const hashLength = 32;

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
