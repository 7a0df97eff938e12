import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// A Bloom filter: each listed password sets 12 bits, so that a listed one is always found, and one in about 5,000 others by
// mistake. `tools/passwords` builds it.
const bits = 12;
let filter: Buffer | undefined;

/** Whether a password is one of the 100,000 most common ones of at least eight characters, ignoring case. */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(new URL('../../../passwords/common.bloom', import.meta.url));
  const read = filter;
  return positionsOf(password, read.length).every((bit) => ((read[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}

/** Adds a password to the filter that `isCommonPassword` reads. */
export function addCommonPassword(into: Buffer, password: string): void {
  for (const bit of positionsOf(password, into.length)) into[bit >> 3] = (into[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/** Bit positions by double hashing. @see Kirsch and Mitzenmacher, "Less Hashing, Same Performance" (2006) */
function positionsOf(password: string, bytes: number): number[] {
  const digest = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest();
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4) | 1];
  return Array.from({ length: bits }, (_, index) => (first + index * (step >>> 0)) % (bytes * 8));
}
