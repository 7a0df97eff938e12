import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export function sha256(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer');
}

/** A secret of 256 random bits, in letters that every address and header may hold. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

let pool = Buffer.alloc(0);

/** Random bytes for whoever needs few of them often: fetched from the system some thousand at a time, each given once. */
export function randomSlice(length: number): Buffer {
  if (pool.length < length) pool = randomBytes(Math.max(4096, length));
  const slice = pool.subarray(0, length);
  pool = pool.subarray(length);
  return slice;
}

export function hmac(key: Uint8Array, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  // Hashed first: both sides then have one length, which is all that timingSafeEqual asks.
  return timingSafeEqual(sha256(given), sha256(expected));
}
