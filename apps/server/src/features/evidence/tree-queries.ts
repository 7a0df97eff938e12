import type { Tile, TileId } from '@app/evidence';
import type { Tx } from '#platform/database/database.ts';

export type Tree = { readonly size: number; readonly root: Buffer };
export type Batch = { readonly id: string; readonly leaves: Buffer; readonly count: number };
export type StoredCheckpoint = { readonly size: number; readonly at: Date; readonly note: string };

/** Accounts with waiting leaves, except those for which signing has stopped, across all accounts. */
export async function listWaitingAccounts(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select('accountId')
    .distinct()
    .where('firstLeaf', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidenceStop').select('since').whereRef('evidenceStop.accountId', '=', 'evidenceBatch.accountId'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export async function insertTree(tx: Tx, accountId: string, root: Uint8Array): Promise<void> {
  await tx
    .insertInto('evidenceTree')
    .values({ accountId, size: 0, root: Buffer.from(root) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the tree of an account until the transaction ends. Undefined: another transaction holds it. */
export async function lockTree(tx: Tx, accountId: string): Promise<Tree | undefined> {
  return tx
    .selectFrom('evidenceTree')
    .select(['size', 'root'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function findTree(tx: Tx, accountId: string): Promise<Tree | undefined> {
  return tx.selectFrom('evidenceTree').select(['size', 'root']).where('accountId', '=', accountId).executeTakeFirst();
}

/** Waiting batches, in the order in which they are added. */
export async function listWaitingBatches(tx: Tx, accountId: string, limit: number): Promise<Batch[]> {
  const rows = await tx
    .selectFrom('evidenceBatch')
    .select(['id', 'leaves', 'ids'])
    .where('accountId', '=', accountId)
    .where('firstLeaf', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  // A check constraint ensures that waiting batches have leaves.
  return rows.map(({ id, leaves, ids }) => ({ id, leaves: leaves as Buffer, count: ids.length }));
}

/** The batch that has waited longest. */
export async function findOldestWaiting(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('evidenceBatch')
    .select('id')
    .where('accountId', '=', accountId)
    .where('firstLeaf', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The index of a row's leaf in the tree. Undefined: it is still waiting. */
export async function findLeafIndex(
  tx: Tx,
  accountId: string,
  batchId: string,
  id: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('evidenceBatch')
    .select(['ids', 'firstLeaf'])
    .where('accountId', '=', accountId)
    .where('id', '=', batchId)
    .executeTakeFirst();
  const place = row?.ids.indexOf(id) ?? -1;
  return row && row.firstLeaf !== null && place >= 0 ? row.firstLeaf + place : undefined;
}

export async function listTiles(tx: Tx, accountId: string, tiles: readonly TileId[]): Promise<Tile[]> {
  if (tiles.length === 0) return [];
  const rows = await tx
    .selectFrom('evidenceTile')
    .select(['level', 'place', 'hashes'])
    .where('accountId', '=', accountId)
    .where((where) =>
      where.or(tiles.map(({ level, index }) => where.and([where('level', '=', level), where('place', '=', index)]))),
    )
    .execute();
  return rows.map(({ level, place, hashes }) => ({ level, index: place, bytes: hashes }));
}

export async function saveTiles(tx: Tx, accountId: string, tiles: readonly Tile[]): Promise<void> {
  if (tiles.length === 0) return;
  await tx
    .insertInto('evidenceTile')
    .values(tiles.map(({ level, index, bytes }) => ({ accountId, level, place: index, hashes: Buffer.from(bytes) })))
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'level', 'place']).doUpdateSet(({ ref }) => ({ hashes: ref('excluded.hashes') })),
    )
    .execute();
}

/** Stores the positions of batches in the tree. */
export async function placeBatches(
  tx: Tx,
  accountId: string,
  placed: readonly { readonly id: string; readonly firstLeaf: number }[],
): Promise<void> {
  for (const { id, firstLeaf } of placed) {
    await tx
      .updateTable('evidenceBatch')
      .set({ firstLeaf, leaves: null })
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .execute();
  }
}

export async function updateTree(tx: Tx, accountId: string, size: number, root: Uint8Array): Promise<void> {
  await tx
    .updateTable('evidenceTree')
    .set({ size, root: Buffer.from(root) })
    .where('accountId', '=', accountId)
    .execute();
}

export async function insertCheckpoint(
  tx: Tx,
  accountId: string,
  { size, at, root, note }: StoredCheckpoint & { readonly root: Uint8Array },
): Promise<void> {
  await tx
    .insertInto('evidenceCheckpoint')
    .values({ accountId, size, at, root: Buffer.from(root), note })
    .execute();
}

/** The newest checkpoint. */
export async function findCheckpoint(tx: Tx, accountId: string): Promise<StoredCheckpoint | undefined> {
  return tx
    .selectFrom('evidenceCheckpoint')
    .select(['size', 'at', 'note'])
    .where('accountId', '=', accountId)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The first checkpoint that includes a leaf: the earliest time at which its existence is proved. */
export async function findCheckpointOver(
  tx: Tx,
  accountId: string,
  index: number,
): Promise<StoredCheckpoint | undefined> {
  return tx
    .selectFrom('evidenceCheckpoint')
    .select(['size', 'at', 'note'])
    .where('accountId', '=', accountId)
    .where('size', '>', index)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst();
}

export async function listCheckpoints(
  tx: Tx,
  accountId: string,
  after: number,
  limit: number,
): Promise<StoredCheckpoint[]> {
  return tx
    .selectFrom('evidenceCheckpoint')
    .select(['size', 'at', 'note'])
    .where('accountId', '=', accountId)
    .where('size', '>', after)
    .orderBy('size')
    .limit(limit)
    .execute();
}
