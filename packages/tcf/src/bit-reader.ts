import { alphabet } from './bit-writer.ts';
import type { IdSet } from './id-set.ts';

/** The value of each base64url character, indexed by its character code; 64 for any other character. */
const values = new Uint8Array(128).fill(64);
for (let value = 0; value < 64; value++) values[alphabet.charCodeAt(value)] = value;

/** Thrown only by this reader: callers that parse a string catch it and return a refusal. */
export const tooShort = new RangeError('The string ends too early');

let words = new Uint32Array(1024);
let bits = 0;
let from = 0;

/** Decodes a part of a string for reading; false if a character is not base64url. */
export function open(letters: string, start: number, end: number): boolean {
  const needed = ((end - start) * 6) >>> 5;
  if (needed + 4 > words.length) words = new Uint32Array(needed * 2);
  bits = (end - start) * 6;
  from = 0;
  let strange = 0;
  let held = 0;
  let pending = 0;
  let word = 0;
  for (let place = start; place < end; place++) {
    const value = values[letters.charCodeAt(place)] ?? 64;
    strange |= value;
    if (held < 26) {
      pending = (pending << 6) | value;
      held += 6;
    } else {
      // Only the upper `32 - held` of the six bits fit into the current word.
      const over = held - 26;
      words[word++] = (pending << (6 - over)) | (value >>> over);
      pending = value & ((1 << over) - 1);
      held = over;
    }
  }
  words[word] = held === 0 ? 0 : pending << (32 - held);
  words[word + 1] = 0;
  return strange < 64;
}

/** Reads an unsigned integer. @param count its width in bits, from 1 to 32 */
export function take(count: number): number {
  if (from + count > bits) throw tooShort;
  const word = from >>> 5;
  const used = from & 31;
  from += count;
  const two = used === 0 ? (words[word] ?? 0) : ((words[word] ?? 0) << used) | ((words[word + 1] ?? 0) >>> (32 - used));
  return two >>> (32 - count);
}

/** Reads a bit field of `count` bits, one per ID. */
export function takeField(count: number): IdSet {
  const set = new Uint32Array((count + 31) >>> 5);
  if (from + count > bits) throw tooShort;
  const used = from & 31;
  let word = from >>> 5;
  if (used === 0) set.set(words.subarray(word, word + set.length));
  else {
    for (let place = 0; place < set.length; place++, word++) {
      set[place] = ((words[word] ?? 0) << used) | ((words[word + 1] ?? 0) >>> (32 - used));
    }
  }
  from += count;
  const last = count & 31;
  if (last > 0) set[set.length - 1] = (set[set.length - 1] ?? 0) & (0xffffffff << (32 - last));
  return set;
}
