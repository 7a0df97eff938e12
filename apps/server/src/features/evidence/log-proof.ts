import { increasingRanges, parseCheckpoint, rangeHash, readTiles, tilesOf, type Keys } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { keysOf } from './keys.ts';
import { findCheckpoint, listTiles } from './tree-queries.ts';
import { listCosignatures } from './witness-queries.ts';

/** Proves many leaves of an account's tree, in increasing order, against its newest checkpoint. */
export type LogProver = {
  readonly checkpoint: string;
  readonly keys: Keys;
  readonly cosignatures: readonly string[];
  /** The number of leaves that the checkpoint holds. */
  readonly size: number;
  /**
   * The hashes that lead from each leaf to the nearest node which the leaves before have proved, from the leaf upward.
   * @throws RangeError unless all indices follow those before
   */
  prove(tx: Tx, leaves: readonly number[]): Promise<readonly (readonly Uint8Array[])[]>;
};

/** Undefined: nothing has been signed for the account yet. */
export async function logProver(tx: Tx, accountId: string): Promise<LogProver | undefined> {
  const found = await findCheckpoint(tx, accountId);
  const keys = await keysOf(tx, accountId);
  const checkpoint = found && parseCheckpoint(found.note);
  if (!found || !checkpoint || !keys) return undefined;
  const rangesOf = increasingRanges(checkpoint.size);
  return {
    checkpoint: found.note,
    keys,
    cosignatures: await listCosignatures(tx, accountId, checkpoint.size),
    size: checkpoint.size,
    async prove(within, leaves) {
      const ranges = leaves.map((leaf) => rangesOf(leaf));
      const read = readTiles(await listTiles(within, accountId, tilesOf(ranges.flat())));
      return ranges.map((all) => all.map((range) => rangeHash(range, read, hash)));
    },
  };
}
