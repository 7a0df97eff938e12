import { inclusionProof, inclusionTiles, readTiles, toBase64, type Keys } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { keysOf } from './keys.ts';
import { findCosignedOver, listCosignatures } from './witness-queries.ts';
import { findCheckpointOver, findLeafIndex, listTiles } from './tree-queries.ts';

/** That something stands in an account's tree, as a proof bundle says it. */
export type Proof = {
  readonly leaf: { readonly index: number };
  /** Base64, from the leaf upwards. */
  readonly proof: readonly string[];
  /** The first cosigned one that holds it, else the first: from its time on it is known to have been there. */
  readonly checkpoint: string;
  readonly keys: Keys;
  /** Lines of witnesses who cosigned the checkpoint. */
  readonly cosignatures?: readonly string[];
};

/** Undefined: it waits for the next checkpoint, a second at most. */
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
