import { inclusionProof, inclusionTiles, readTiles, toBase64, type Keys } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { keysOf } from './keys.ts';
import { findCosignedOver, listCosignatures } from './witness-queries.ts';
import { findCheckpointOver, findLeafIndex, listTiles } from './tree-queries.ts';

/** An inclusion proof in an account's tree, as part of a proof bundle. */
export type Proof = {
  readonly leaf: { readonly index: number };
  /** Base64, from the leaf upward. */
  readonly proof: readonly string[];
  /** The first cosigned checkpoint that includes it, otherwise the first one: it proves existence at that time. */
  readonly checkpoint: string;
  readonly keys: Keys;
  /** Cosignature lines of the checkpoint. */
  readonly cosignatures?: readonly string[];
};

/** Undefined: it waits for the next checkpoint, at most a second. */
export async function proofOf(tx: Tx, accountId: string, batchId: string, id: string): Promise<Proof | undefined> {
  const index = await findLeafIndex(tx, accountId, batchId, id);
  const checkpoint =
    index === undefined
      ? undefined
      : ((await findCosignedOver(tx, accountId, index)) ?? (await findCheckpointOver(tx, accountId, index)));
  const keys = await keysOf(tx, accountId);
  if (index === undefined || !checkpoint || !keys) return undefined;
  const tiles = await listTiles(tx, accountId, inclusionTiles(index, checkpoint.size));
  const proof = inclusionProof(index, checkpoint.size, readTiles(tiles), hash);
  const cosignatures = await listCosignatures(tx, accountId, checkpoint.size);
  const signed = cosignatures.length > 0 ? { cosignatures } : {};
  return { leaf: { index }, proof: proof.map(toBase64), checkpoint: checkpoint.note, keys, ...signed };
}
