import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** A secret of 256 random bits, in letters that every address and header may hold. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hmac(key: Uint8Array, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  // Hashed first: both sides then have one length, which is all that timingSafeEqual asks.
  return timingSafeEqual(sha256(given), sha256(expected));
}
