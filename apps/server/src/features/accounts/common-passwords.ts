import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// A Bloom filter: 12 bits of it are set for each password of the list, so that one of the list is always found, and of
// others about one in 5,000. `tools/passwords` builds it.
const bits = 12;
let filter: Buffer | undefined;

/** Whether a password is one of the 100,000 commonest of at least eight characters, whatever its case. */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(new URL('../../../passwords/common.bloom', import.meta.url));
  const read = filter;
  return positionsOf(password, read.length).every((bit) => ((read[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}

/** Sets what `isCommonPassword` looks for. */
export function addCommonPassword(into: Buffer, password: string): void {
  for (const bit of positionsOf(password, into.length)) into[bit >> 3] = (into[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/** By double hashing. @see Kirsch and Mitzenmacher, "Less Hashing, Same Performance" (2006) */
function positionsOf(password: string, bytes: number): number[] {
  const digest = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest();
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4) | 1];
  return Array.from({ length: bits }, (_, index) => (first + index * (step >>> 0)) % (bytes * 8));
}
