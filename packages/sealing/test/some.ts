import { fromUtf8, toUtf8 } from '@app/evidence/utf8.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { receiptKeys, type Random } from '../src/index.ts';

/** Fresh random bytes, as an app gives them. */
export const random: Random = (length) => randomBytes(length);

/** Random-looking bytes that are the same in every run. */
export function someBytes(word: string, length = 32): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, at) => sha256(utf8(`${word} ${at}`)));
  return concatBytes(...blocks).slice(0, length);
}

/** A source of bytes that gives the same ones in every run. */
export function counted(word: string): Random {
  let at = 0;
  return (length) => someBytes(`${word} ${at++}`, length);
}

export const utf8 = toUtf8;
export const text = (bytes: Uint8Array): string => fromUtf8(bytes) ?? '';
export const hex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (digits: string): Uint8Array => hexToBytes(digits);

/** The bytes with one bit turned. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(bit / 8) % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8));
  return copy;
}

/** The keys of a receipt at some office. */
export const receiptOf = (word: string) => receiptKeys(someBytes('office', 16), someBytes(word, 15));
