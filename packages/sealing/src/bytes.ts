import { concat } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';

/** Returns random bytes: `(length) => crypto.getRandomValues(new Uint8Array(length))`, except for vectors. */
export type Random = (length: number) => Uint8Array;

/** A number as four bytes, big-endian. @throws RangeError if it is not an integer from 0 to 2^32 - 1 */
export function uint32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff)
    throw new RangeError(`${value} is no 32-bit integer.`);
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** A member of a framed list: bytes, a text (UTF-8), or a number (four bytes, big-endian). */
export type Member = Uint8Array | string | number;

/** Joins members, each after its length in four bytes, so that no two lists have the same bytes. */
export function framed(...members: readonly Member[]): Uint8Array {
  return concat(...members.flatMap((member) => withLength(bytesOf(member))));
}

function bytesOf(member: Member): Uint8Array {
  if (typeof member === 'string') return toUtf8(member);
  return typeof member === 'number' ? uint32(member) : member;
}

const withLength = (bytes: Uint8Array) => [uint32(bytes.length), bytes];

/** Checks a length. @throws RangeError naming the value */
export function checkLength(bytes: Uint8Array, length: number, name: string): Uint8Array {
  if (bytes.length !== length) throw new RangeError(`${name} has ${length} bytes, not ${bytes.length}.`);
  return bytes;
}
