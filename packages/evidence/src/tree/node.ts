import { hashLength, type Hash } from '../hash.ts';

/** The hash of an inner node: SHA-256(0x01 ‖ left ‖ right). @see RFC 6962, section 2.1 */
export function nodeHash(left: Uint8Array, right: Uint8Array, hash: Hash): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * hashLength);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 1 + hashLength);
  return hash(bytes);
}

/** The root over concatenated hashes, whose number is a power of two. */
export function rootOfFull(hashes: Uint8Array, hash: Hash): Uint8Array {
  if (hashes.length === hashLength) return hashes;
  const middle = hashes.length / 2;
  return nodeHash(rootOfFull(hashes.subarray(0, middle), hash), rootOfFull(hashes.subarray(middle), hash), hash);
}
