import { hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { concat, sha256, type Hash } from './hash.ts';

/** The version byte of a leaf, which follows the 0x00 of RFC 6962: a later leaf format uses the next number. */
export const leafVersion = 1;

/** The length of a salt in bytes. */
export const saltLength = 32;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The 16 bytes of a lowercase UUID, or undefined. @see RFC 9562, section 4 */
export function uuidBytes(text: string): Uint8Array | undefined {
  return uuid.test(text) ? hexToBytes(text.replaceAll('-', '')) : undefined;
}

/**
 * A leaf's commitment to a record: SHA-256(salt ‖ canonical bytes of the record). Without the salt nobody can guess the person
 * by trying values; once salt and record are deleted it is a random-looking number.
 *
 * @param salt 32 random bytes, used for this record only
 * @param record its canonical bytes
 * @throws RangeError if the salt has another length
 */
export function commitment(salt: Uint8Array, record: Uint8Array, hash: Hash = sha256): Uint8Array {
  if (salt.length !== saltLength) throw new RangeError(`A salt has ${saltLength} bytes, not ${salt.length}.`);
  return hash(concat(salt, record));
}

/**
 * The hash of a leaf: SHA-256(0x00 ‖ version ‖ account ‖ commitment). It includes the account, so that one customer's record
 * cannot be presented as another's.
 *
 * @param account UUID in lowercase
 * @param committed the result of `commitment`, 32 bytes
 * @throws RangeError if the account is not a UUID
 * @see RFC 6962, section 2.1 (the leading 0x00)
 */
export function leafHash(account: string, committed: Uint8Array, hash: Hash = sha256): Uint8Array {
  const owner = uuidBytes(account);
  if (!owner) throw new RangeError('An account is a UUID in small letters.');
  return hash(concat(Uint8Array.of(0, leafVersion), owner, committed));
}

/** The leaf hash of a record, computed from the record itself. @throws NotCanonical, RangeError */
export function leafHashOf(account: string, salt: Uint8Array, record: unknown, hash: Hash = sha256): Uint8Array {
  return leafHash(account, commitment(salt, canonical(record), hash), hash);
}
