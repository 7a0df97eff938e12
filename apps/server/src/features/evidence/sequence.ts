import { append, edgeTiles, makeCheckpoint, readTiles, rootOf } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { keepDoing } from '#platform/jobs/keep-doing.ts';
import { currentSigner } from './keys.ts';
import { noteCheckpoint } from './noted.ts';
import { stopReason, stopSigning } from './stop.ts';
import {
  insertCheckpoint,
  insertTree,
  listTiles,
  listWaitingAccounts,
  listWaitingBatches,
  lockTree,
  placeBatches,
  saveTiles,
  updateTree,
  type Batch,
} from './tree-queries.ts';

const accountsAtOnce = 200;
const batchesAtOnce = 500;
/** Batches hold up to a thousand leaves: more at once would need as much memory as a large tree. */
const leavesAtOnce = 10_000;
const leafLength = 32;

/**
 * Adds waiting leaves to the tree of their account and signs a checkpoint. Concurrent calls process different accounts. Returns
 * the number of leaves added.
 *
 * @throws AggregateError after all accounts were processed, with the failures
 */
export async function sequence(services: Services): Promise<number> {
  const { db } = services;
  const accounts = await db.acrossAccounts((tx) => listWaitingAccounts(tx, accountsAtOnce));
  let taken = 0;
  const failures: unknown[] = [];
  for (const accountId of accounts) {
    try {
      taken += await sequenceAccount(services, accountId);
    } catch (error) {
      failures.push(error);
    }
  }
  const [first] = failures;
  if (first) throw new AggregateError(failures, first instanceof Error ? first.message : 'Evidence was not sequenced.');
  return taken;
}

async function sequenceAccount(services: Services, accountId: string): Promise<number> {
  const { db, now, config } = services;
  const done = await db.asSystem(async (tx) => {
    await insertTree(
      tx,
      accountId,
      rootOf(0, () => undefined, hash),
    );
    const tree = await lockTree(tx, accountId);
    const batches = tree ? upTo(leavesAtOnce, await listWaitingBatches(tx, accountId, batchesAtOnce)) : [];
    if (!tree || batches.length === 0) return undefined;
    const reason = await stopReason(tx, config.dataDir, accountId, tree);
    if (reason) return stopSigning(services, tx, accountId, tree.size, reason);

    const at = now();
    const signer = await currentSigner(tx, services, accountId, tree, at);
    const grown = await grow(tx, accountId, tree.size, batches);
    const note = makeCheckpoint({ size: grown.size, root: grown.root, time: at }, signer);
    await insertCheckpoint(tx, accountId, { size: grown.size, at, root: grown.root, note });
    return { note, taken: grown.size - tree.size };
  });
  if (!done) return 0;
  await noteCheckpoint(config.dataDir, accountId, done.note);
  return done.taken;
}

/** The first batches with this many leaves together, and at least one. */
function upTo(leaves: number, batches: readonly Batch[]): readonly Batch[] {
  let sum = 0;
  const end = batches.findIndex(({ count }) => (sum += count) > leaves);
  return end < 0 ? batches : batches.slice(0, Math.max(end, 1));
}

async function grow(tx: Tx, accountId: string, size: number, batches: readonly Batch[]) {
  const edge = await listTiles(tx, accountId, edgeTiles(size));
  const leaves = batches.flatMap((batch) =>
    Array.from({ length: batch.count }, (_, place) =>
      batch.leaves.subarray(place * leafLength, (place + 1) * leafLength),
    ),
  );
  const grown = append(size, leaves, readTiles(edge), hash);
  await saveTiles(tx, accountId, grown.tiles);
  let firstLeaf = size;
  const placed = batches.map(({ id, count }) => {
    firstLeaf += count;
    return { id, firstLeaf: firstLeaf - count };
  });
  await placeBatches(tx, accountId, placed);
  await updateTree(tx, accountId, grown.size, grown.root);
  return grown;
}

/** Adds waiting leaves repeatedly until it is stopped. */
export function keepSequencing(services: Services): () => Promise<void> {
  return keepDoing({
    every: 500,
    turn: () => sequence(services),
    onFailure: (error) => services.log.failure('evidence was not sequenced', error),
  });
}
