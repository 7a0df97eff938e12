import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export function sha256(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer');
}

/** A secret of 256 random bits in base64url, which needs no escaping in addresses and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

let pool = Buffer.alloc(0);

/**
 * Random bytes for callers that often need a few: fetched from the system in blocks of at least 4096, each byte
 * returned once.
 */
export function randomSlice(length: number): Buffer {
  if (pool.length < length) pool = randomBytes(Math.max(4096, length));
  const slice = pool.subarray(0, length);
  pool = pool.subarray(length);
  return slice;
}

export function hmac(key: Uint8Array, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Compares two secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  // Hashed first, because `timingSafeEqual` needs both sides to have the same length.
  return timingSafeEqual(sha256(given), sha256(expected));
}
