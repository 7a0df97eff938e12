import { expand, extract, hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The length of every key here, in bytes. */
export const keyLength = 32;

/** HKDF-SHA256 without salt. @see RFC 5869 */
export function derive(secret: Uint8Array, info: Uint8Array, length = keyLength): Uint8Array {
  return hkdf(sha256, secret, undefined, info, length);
}

/** HKDF-Extract. @see RFC 5869, section 2.2 */
export const extractKey = (salt: Uint8Array, secret: Uint8Array): Uint8Array => extract(sha256, secret, salt);

/** HKDF-Expand. @see RFC 5869, section 2.3 */
export const expandKey = (key: Uint8Array, info: Uint8Array, length = keyLength): Uint8Array =>
  expand(sha256, key, info, length);
