import { concat, hashLength, sha256, type Hash } from '../hash.ts';
import { nodeHash, rootOfFull } from './node.ts';
import { subtreesOf, type Range } from './ranges.ts';

/** How many hashes a full tile holds. */
export const tileWidth = 256;

const fullTile = tileWidth * hashLength;

/** Where a tile stands: level 0 holds hashes of leaves, each level above the roots of the full tiles below. */
export type TileId = { readonly level: number; readonly index: number };

/** A tile: up to 256 hashes of 32 bytes, one after another. */
export type Tile = TileId & { readonly bytes: Uint8Array };

/** The bytes of a tile as far as it is known. They may go beyond the size in question: a tile only ever grows. */
export type ReadTile = (tile: TileId) => Uint8Array | undefined;

/** What a tree has become. */
export type Grown = {
  readonly size: number;
  readonly root: Uint8Array;
  /** The tiles that are new or longer, with all of their bytes. Each takes the place of the one with its level and index. */
  readonly tiles: readonly Tile[];
};

/** Refuses what is no size of a tree. Sizes are whole numbers up to 2^53 − 1. @throws RangeError */
export function checkSize(size: number): void {
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`${size} is no size of a tree.`);
}

/** How many hashes a level has in a tree of this size. */
const widthOf = (level: number, size: number): number => Math.floor(size / tileWidth ** level);

/** The tiles at the right edge that are not full: what `append` and `rootOf` read, one a level at most. */
export function edgeTiles(size: number): TileId[] {
  checkSize(size);
  const tiles: TileId[] = [];
  for (let level = 0; widthOf(level, size) > 0; level++) {
    const width = widthOf(level, size);
    if (width % tileWidth > 0) tiles.push({ level, index: Math.floor(width / tileWidth) });
  }
  return tiles;
}

/**
 * A tree with more leaves. Reads the tiles that `edgeTiles(size)` names and no other, whatever the size; hashes each
 * new leaf about once, and for the root at most 255 times a level.
 *
 * @param size of the tree so far
 * @param leafHashes in their order, 32 bytes each
 * @throws RangeError where a size or hash is none, or a tile is missing
 * @see C2SP tlog-tiles, "Merkle Tree"
 */
export function append(size: number, leafHashes: readonly Uint8Array[], read: ReadTile, hash: Hash = sha256): Grown {
  checkSize(size + leafHashes.length);
  if (leafHashes.some(({ length }) => length !== hashLength)) throw new RangeError('A hash has 32 bytes.');
  const tiles: Tile[] = [];
  let fresh = leafHashes;
  for (let level = 0; fresh.length > 0; level++) {
    const start = widthOf(level, size);
    const kept = start % tileWidth;
    const first = Math.floor(start / tileWidth);
    const before = kept > 0 ? hashesOf(read, { level, index: first }, 0, kept) : new Uint8Array(0);
    const hashes = concat(before, ...fresh);
    const full: Uint8Array[] = [];
    for (let at = 0; at < hashes.length; at += fullTile) {
      const bytes = hashes.slice(at, at + fullTile);
      tiles.push({ level, index: first + at / fullTile, bytes });
      if (bytes.length === fullTile) full.push(rootOfFull(bytes, hash));
    }
    fresh = full;
  }
  const grown = size + leafHashes.length;
  const known = readTiles(tiles);
  return { size: grown, root: rootOf(grown, (tile) => known(tile) ?? read(tile), hash), tiles };
}

/** The root of a tree, from its `edgeTiles`. Of an empty one: the hash of nothing. @throws RangeError @see RFC 6962, section 2.1 */
export function rootOf(size: number, read: ReadTile, hash: Hash = sha256): Uint8Array {
  checkSize(size);
  return size === 0 ? hash(new Uint8Array(0)) : rangeHash({ start: 0, end: size }, read, hash);
}

/** Reads from tiles at hand. */
export function readTiles(tiles: readonly Tile[]): ReadTile {
  const known = new Map(tiles.map(({ level, index, bytes }) => [`${level}/${index}`, bytes]));
  return ({ level, index }) => known.get(`${level}/${index}`);
}

/** The tiles that the roots of these ranges are made of, each once. */
export function tilesOf(ranges: readonly Range[]): TileId[] {
  const places = ranges.flatMap((range) => subtreesOf(range).map((subtree) => placeOf(subtree)));
  const unique = new Map(places.map(({ level, index }) => [`${level}/${index}`, { level, index }]));
  return [...unique.values()];
}

/** The root over a range that is not empty. @throws RangeError where a tile is missing */
export function rangeHash(range: Range, read: ReadTile, hash: Hash): Uint8Array {
  return subtreesOf(range)
    .map((subtree) => {
      const { from, width, ...tile } = placeOf(subtree);
      return rootOfFull(hashesOf(read, tile, from, width), hash);
    })
    .reduceRight((right, left) => nodeHash(left, right, hash));
}

/** Where the hashes stand that a complete subtree is made of: `width` of them in one tile, beginning with the `from`th. */
function placeOf({ height, index }: { height: number; index: number }) {
  const width = 2 ** (height % 8);
  const first = index * width;
  return { level: Math.floor(height / 8), index: Math.floor(first / tileWidth), from: first % tileWidth, width };
}

function hashesOf(read: ReadTile, tile: TileId, from: number, width: number): Uint8Array {
  const bytes = read(tile)?.subarray(from * hashLength, (from + width) * hashLength);
  if (bytes?.length !== width * hashLength)
    throw new RangeError(`Tile ${tile.level}/${tile.index} is missing or too short.`);
  return bytes;
}
