import { hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { concat, sha256, type Hash } from './hash.ts';

/** The first byte of what a leaf is made of, after RFC 6962's own: a later form of leaves takes the next. */
export const leafVersion = 1;

/** The length of a salt in bytes. */
export const saltLength = 32;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The 16 bytes of a UUID in small letters, or undefined. @see RFC 9562, section 4 */
export function uuidBytes(text: string): Uint8Array | undefined {
  return uuid.test(text) ? hexToBytes(text.replaceAll('-', '')) : undefined;
}

/**
 * What a leaf holds of a record: SHA-256(salt ‖ canonical bytes of the record). Without the salt nobody can try out
 * which person stands behind it; once salt and record are deleted it is a random-looking number.
 *
 * @param salt 32 random bytes, of this record alone
 * @param record its canonical bytes
 * @throws RangeError where the salt has another length
 */
export function commitment(salt: Uint8Array, record: Uint8Array, hash: Hash = sha256): Uint8Array {
  if (salt.length !== saltLength) throw new RangeError(`A salt has ${saltLength} bytes, not ${salt.length}.`);
  return hash(concat(salt, record));
}

/**
 * The hash of a leaf: SHA-256(0x00 ‖ version ‖ account ‖ commitment). The account is in it, so that no customer's
 * record can be shown as another's.
 *
 * @param account UUID in small letters
 * @param committed what `commitment` gave, 32 bytes
 * @throws RangeError where the account is no UUID
 * @see RFC 6962, section 2.1 (the leading 0x00)
 */
export function leafHash(account: string, committed: Uint8Array, hash: Hash = sha256): Uint8Array {
  const owner = uuidBytes(account);
  if (!owner) throw new RangeError('An account is a UUID in small letters.');
  return hash(concat(Uint8Array.of(0, leafVersion), owner, committed));
}

/** The hash of the leaf of a record, from the record itself. @throws NotCanonical, RangeError */
export function leafHashOf(account: string, salt: Uint8Array, record: unknown, hash: Hash = sha256): Uint8Array {
  return leafHash(account, commitment(salt, canonical(record), hash), hash);
}
