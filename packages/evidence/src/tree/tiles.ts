import { concat, hashLength, sha256, type Hash } from '../hash.ts';
import { nodeHash, rootOfFull } from './node.ts';
import { subtreesOf, type Range } from './ranges.ts';

/** The number of hashes in a full tile. */
export const tileWidth = 256;

const fullTile = tileWidth * hashLength;

/** The position of a tile: level 0 holds leaf hashes, each higher level the roots of the full tiles below. */
export type TileId = { readonly level: number; readonly index: number };

/** A tile: up to 256 hashes of 32 bytes, concatenated. */
export type Tile = TileId & { readonly bytes: Uint8Array };

/** Reads the known bytes of a tile. They may extend beyond the requested tree size, because tiles only grow. */
export type ReadTile = (tile: TileId) => Uint8Array | undefined;

/** The result of appending to a tree. */
export type Grown = {
  readonly size: number;
  readonly root: Uint8Array;
  /** New or extended tiles, complete with all of their bytes. Each replaces the tile with its level and index. */
  readonly tiles: readonly Tile[];
};

/** Rejects invalid tree sizes. Valid sizes are integers up to 2^53 − 1. @throws RangeError */
export function checkSize(size: number): void {
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`${size} is no size of a tree.`);
}

/** The number of hashes on a level in a tree of this size. */
const widthOf = (level: number, size: number): number => Math.floor(size / tileWidth ** level);

/** The partial tiles at the right edge, which `append` and `rootOf` read: at most one per level. */
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
 * Appends leaves to a tree. Reads only the tiles that `edgeTiles(size)` returns, whatever the size; computes about one hash per
 * new leaf, and for the root at most 255 per level.
 *
 * @param size the tree size so far
 * @param leafHashes in order, 32 bytes each
 * @throws RangeError for an invalid size or hash, or if a tile is missing
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

/**
 * The root of a tree, from its `edgeTiles`. An empty tree's root is the hash of no bytes. @throws RangeError @see RFC 6962,
 * section 2.1
 */
export function rootOf(size: number, read: ReadTile, hash: Hash = sha256): Uint8Array {
  checkSize(size);
  return size === 0 ? hash(new Uint8Array(0)) : rangeHash({ start: 0, end: size }, read, hash);
}

/** A reader over tiles in memory. */
export function readTiles(tiles: readonly Tile[]): ReadTile {
  const known = new Map(tiles.map(({ level, index, bytes }) => [`${level}/${index}`, bytes]));
  return ({ level, index }) => known.get(`${level}/${index}`);
}

/** The tiles that contain the subtrees of these ranges, each once. */
export function tilesOf(ranges: readonly Range[]): TileId[] {
  const places = ranges.flatMap((range) => subtreesOf(range).map((subtree) => placeOf(subtree)));
  const unique = new Map(places.map(({ level, index }) => [`${level}/${index}`, { level, index }]));
  return [...unique.values()];
}

/** The root over a nonempty range. @throws RangeError if a tile is missing */
export function rangeHash(range: Range, read: ReadTile, hash: Hash): Uint8Array {
  return subtreesOf(range)
    .map((subtree) => {
      const { from, width, ...tile } = placeOf(subtree);
      return rootOfFull(hashesOf(read, tile, from, width), hash);
    })
    .reduceRight((right, left) => nodeHash(left, right, hash));
}

/** The position of a complete subtree's hashes: `width` of them in one tile, starting at index `from`. */
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
