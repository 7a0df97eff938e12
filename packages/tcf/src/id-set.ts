/**
 * IDs from 1 to 65,535 as bits, in the order of TC strings: ID 1 is the highest bit of the first word. Missing words at the end
 * count as zeros.
 */
export type IdSet = Uint32Array;

/** The highest possible ID: vendor IDs have 16 bits. */
export const mostId = 65_535;

/** A set of these IDs. @throws RangeError for an invalid ID */
export function idSet(ids: readonly number[]): IdSet {
  let highest = 0;
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place] ?? 0;
    if (!(id >= 1 && id <= mostId && (id | 0) === id)) {
      throw new RangeError(`An id is a whole number from 1 to ${mostId}, not ${id}`);
    }
    if (id > highest) highest = id;
  }
  const words = new Uint32Array((highest + 31) >>> 5);
  // IDs usually ascend: a word is written once the loop moves on to another.
  let word = 0;
  let bits = 0;
  for (let place = 0; place < ids.length; place++) {
    const bit = (ids[place] ?? 1) - 1;
    if (bit >>> 5 !== word) {
      words[word] = at(words, word) | bits;
      word = bit >>> 5;
      bits = 0;
    }
    bits |= 1 << (31 - (bit & 31));
  }
  if (bits !== 0) words[word] = at(words, word) | bits;
  return words;
}

export function hasId(set: IdSet, id: number): boolean {
  return ((at(set, (id - 1) >>> 5) >>> (31 - ((id - 1) & 31))) & 1) === 1;
}

/** The IDs in ascending order. */
export function idsIn(set: IdSet): readonly number[] {
  const ids: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let bits = at(set, word); bits !== 0;) {
      const place = Math.clz32(bits);
      ids.push(word * 32 + place + 1);
      bits &= ~(1 << (31 - place));
    }
  }
  return ids;
}

/** The highest ID, or 0 for an empty set. */
export function highestId(set: IdSet): number {
  let word = set.length - 1;
  while (word >= 0 && set[word] === 0) word--;
  if (word < 0) return 0;
  const bits = at(set, word);
  return word * 32 + Math.clz32(bits & -bits) + 1;
}

export function inBoth(one: IdSet, other: IdSet): IdSet {
  return one.slice(0, Math.min(one.length, other.length)).map((word, place) => word & at(other, place));
}

/** Adds all IDs from `first` to `last`, word by word. The set must be long enough. */
export function addRun(set: IdSet, first: number, last: number): void {
  const [from, to] = [(first - 1) >>> 5, (last - 1) >>> 5];
  for (let word = from; word <= to; word++) {
    let bits = 0xffffffff;
    if (word === from) bits &= 0xffffffff >>> ((first - 1) & 31);
    if (word === to) bits &= 0xffffffff << (31 - ((last - 1) & 31));
    set[word] = at(set, word) | bits;
  }
}

/** The number of bits that are set. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The word at an index, 0 past the end. */
export function at(set: IdSet, word: number): number {
  return set[word] ?? 0;
}
