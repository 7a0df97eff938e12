import { sameBytes, sha256, type Hash } from '../hash.ts';
import { nodeHash } from './node.ts';
import { consistencyRanges, inclusionRanges } from './ranges.ts';
import { checkSize, rangeHash, tilesOf, type ReadTile, type TileId } from './tiles.ts';

/** The tiles that `inclusionProof` reads: at most two per level. @throws RangeError */
export function inclusionTiles(index: number, size: number): TileId[] {
  checkLeaf(index, size);
  return tilesOf(inclusionRanges(index, size));
}

/**
 * The hashes that lead from a leaf to the root of a tree of this size, from the leaf upward.
 *
 * @param index the index of the leaf, from 0
 * @throws RangeError if the leaf does not exist, or a tile is missing
 * @see RFC 9162, section 2.1.3.1
 */
export function inclusionProof(index: number, size: number, read: ReadTile, hash: Hash = sha256): Uint8Array[] {
  checkLeaf(index, size);
  return inclusionRanges(index, size).map((range) => rangeHash(range, read, hash));
}

/** The tiles that `consistencyProof` reads. @throws RangeError */
export function consistencyTiles(older: number, newer: number): TileId[] {
  checkOrder(older, newer);
  return tilesOf(consistencyRanges(older, newer));
}

/**
 * The hashes which prove that the newer tree begins with the older one. Empty if the sizes are equal or the older tree was
 * empty.
 *
 * @throws RangeError if the older size is greater, or a tile is missing
 * @see RFC 9162, section 2.1.4.1
 */
export function consistencyProof(older: number, newer: number, read: ReadTile, hash: Hash = sha256): Uint8Array[] {
  checkOrder(older, newer);
  return consistencyRanges(older, newer).map((range) => rangeHash(range, read, hash));
}

/** Whether the tree with this size and root has the leaf at this index. @see RFC 9162, section 2.1.3.2 */
export function verifyInclusionProof(
  { leaf, index, size, root }: { leaf: Uint8Array; index: number; size: number; root: Uint8Array },
  proof: readonly Uint8Array[],
  hash: Hash = sha256,
): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  let [at, last] = [index, size - 1];
  let reached = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isRight(at) || at === last) {
      reached = nodeHash(sibling, reached, hash);
      while (at > 0 && !isRight(at)) [at, last] = [up(at), up(last)];
    } else reached = nodeHash(reached, sibling, hash);
    [at, last] = [up(at), up(last)];
  }
  return last === 0 && sameBytes(reached, root);
}

type Head = { readonly size: number; readonly root: Uint8Array };

/** Whether the newer tree begins with the older one: nothing was changed or removed. @see RFC 9162, section 2.1.4.2 */
export function verifyConsistencyProof(
  older: Head,
  newer: Head,
  proof: readonly Uint8Array[],
  hash: Hash = sha256,
): boolean {
  if (![older, newer].every(({ size }) => Number.isSafeInteger(size) && size >= 0)) return false;
  if (older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && sameBytes(older.root, newer.root);
  if (older.size === 0) return proof.length === 0 && sameBytes(older.root, hash(new Uint8Array(0)));

  let [at, last] = [older.size - 1, newer.size - 1];
  while (isRight(at)) [at, last] = [up(at), up(last)];
  // For a power of two the older root itself is the first hash, and the proof omits it.
  const [first, ...rest] = at === 0 ? [older.root, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let [reachedOlder, reachedNewer] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isRight(at) || at === last) {
      reachedOlder = nodeHash(sibling, reachedOlder, hash);
      reachedNewer = nodeHash(sibling, reachedNewer, hash);
      while (at > 0 && !isRight(at)) [at, last] = [up(at), up(last)];
    } else reachedNewer = nodeHash(reachedNewer, sibling, hash);
    [at, last] = [up(at), up(last)];
  }
  return last === 0 && sameBytes(reachedOlder, older.root) && sameBytes(reachedNewer, newer.root);
}

// Bitwise operators do not work above 2^32.
const isRight = (index: number): boolean => index % 2 === 1;
const up = (index: number): number => Math.floor(index / 2);

function checkLeaf(index: number, size: number): void {
  checkSize(size);
  if (!Number.isSafeInteger(index) || index < 0 || index >= size)
    throw new RangeError(`A tree of ${size} has no leaf ${index}.`);
}

function checkOrder(older: number, newer: number): void {
  checkSize(older);
  checkSize(newer);
  if (older > newer) throw new RangeError(`${older} is no older size than ${newer}.`);
}
