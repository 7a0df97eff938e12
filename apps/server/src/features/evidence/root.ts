import { rootOf, tileWidth, type TileId } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { listTiles } from './tree-queries.ts';

const leafLength = 32;

/** The root of an account's tree at a size, computed from the stored tiles. Undefined if one is missing. */
export async function rootAt(tx: Tx, accountId: string, size: number): Promise<Uint8Array | undefined> {
  const wanted: TileId[] = [];
  try {
    // A dry run that records which tiles are read.
    rootOf(
      size,
      (tile) => {
        wanted.push(tile);
        return new Uint8Array(tileWidth * leafLength);
      },
      hash,
    );
    const tiles = await listTiles(tx, accountId, wanted);
    const byPlace = new Map(tiles.map((tile) => [`${tile.level}/${tile.index}`, tile.bytes]));
    return rootOf(size, ({ level, index }) => byPlace.get(`${level}/${index}`), hash);
  } catch {
    return undefined;
  }
}
