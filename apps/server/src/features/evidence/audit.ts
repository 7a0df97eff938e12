import {
  append,
  keySpans,
  parseCheckpoint,
  rootOf,
  tileWidth,
  verifyCheckpoint,
  type Keys,
  type TileId,
} from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { listAccountsWithTree, listPlacedBatches, type PlacedBatch } from './audit-queries.ts';
import { keysOf } from './keys.ts';
import { findTree, listCheckpoints, listTiles } from './tree-queries.ts';

/** What is wrong with the evidence of an account, in a sentence each, by kind. */
export type Wrong = { readonly tree: string[]; readonly checkpoints: string[]; readonly things: string[] };

/** A batch with its place and the leaves that the tree has for it, 32 bytes each. */
export type AuditedBatch = PlacedBatch & { readonly leaves: readonly Buffer[] };

/** Says what is wrong with the things whose leaves these are. */
export type CheckThings = (tx: Tx, accountId: string, batch: AuditedBatch) => Promise<readonly string[]>;

const pageLength = 500;
const leafLength = 32;

/**
 * Goes over the tree of each account: every checkpoint is signed by a key of its time and is the root of the leaves
 * there are; every leaf has its thing.
 *
 * @param noted checkpoints kept elsewhere, by account: what the database was set back to shows by them
 */
export async function auditTrees(
  db: Database,
  noted: ReadonlyMap<string, readonly string[]>,
  checkThings: CheckThings,
): Promise<Wrong> {
  const wrong: Wrong = { tree: [], checkpoints: [], things: [] };
  const known = await db.acrossAccounts(listAccountsWithTree);
  for (const accountId of new Set([...known, ...noted.keys()])) {
    await db.asSystem(async (tx) => {
      const say = (kind: keyof Wrong) => (what: string) => void wrong[kind].push(`${accountId}: ${what}`);
      const size = (await findTree(tx, accountId))?.size ?? 0;
      await auditCheckpoints(tx, accountId, size, noted.get(accountId) ?? [], say('checkpoints'));
      const counted = await auditLeaves(tx, accountId, checkThings, say('tree'), say('things'));
      if (counted !== size) say('tree')(`it says it has ${size} leaves, and batches hold ${counted}`);
    });
  }
  return wrong;
}

type Say = (what: string) => void;

async function auditCheckpoints(
  tx: Tx,
  accountId: string,
  size: number,
  noted: readonly string[],
  say: Say,
): Promise<void> {
  const keys: Keys | undefined = await keysOf(tx, accountId);
  const spans = keys && keySpans(keys);
  if (!spans?.ok) return say(`its keys do not follow from each other${spans ? `: ${spans.refusal}` : ''}`);
  const verifiers = spans.spans.map(({ key }) => key);
  let last = 0;
  for (let page = await next(0); page.length > 0; page = await next(last)) {
    for (const { size: at, note } of page) {
      last = at;
      await check(note, `checkpoint ${at}`);
    }
  }
  if (last !== size) say(`the last checkpoint is of ${last} leaves, and the tree has ${size}`);
  for (const note of noted) {
    const kept = parseCheckpoint(note);
    if (!kept) say('a checkpoint that was kept elsewhere cannot be read');
    else if (kept.size > size)
      say(
        `a checkpoint of ${kept.size} leaves was signed on ${kept.time.toISOString()}, and there are ${size}: the end is missing`,
      );
    else await check(note, `checkpoint ${kept.size}, kept elsewhere,`);
  }

  function next(after: number) {
    return listCheckpoints(tx, accountId, after, pageLength);
  }

  async function check(note: string, name: string): Promise<void> {
    const verified = verifyCheckpoint(note, verifiers);
    if (!verified.ok) return say(`${name} is not signed by its key: ${verified.refusal}`);
    const root = await rootAt(tx, accountId, verified.checkpoint.size);
    if (!root || !Buffer.from(root).equals(Buffer.from(verified.checkpoint.root)))
      say(`${name} is not of the leaves that are there`);
  }
}

/** From the tiles as they are stored. Undefined where one is missing. */
async function rootAt(tx: Tx, accountId: string, size: number): Promise<Uint8Array | undefined> {
  const wanted: TileId[] = [];
  try {
    // Tells which tiles it reads.
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

/** Gives how many leaves there are. */
async function auditLeaves(
  tx: Tx,
  accountId: string,
  checkThings: CheckThings,
  sayTree: Say,
  sayThings: Say,
): Promise<number> {
  let expected = 0;
  const read = tileReader(tx, accountId, sayTree);
  for (let page = await next(); page.length > 0; page = await next()) {
    for (const batch of page) {
      if (batch.firstLeaf !== expected)
        sayTree(`batch ${batch.id} begins with leaf ${batch.firstLeaf}, where ${expected} follows`);
      expected = batch.firstLeaf + batch.ids.length;
      const leaves: Buffer[] = [];
      for (let index = batch.firstLeaf; index < expected; index += 1) leaves.push(await read(index));
      for (const what of await checkThings(tx, accountId, { ...batch, leaves })) sayThings(what);
    }
  }
  return expected;

  function next(): Promise<PlacedBatch[]> {
    return listPlacedBatches(tx, accountId, expected, pageLength);
  }
}

/** Reads leaves one after another. Each full tile is checked to be what the level above has for it. */
function tileReader(tx: Tx, accountId: string, say: Say): (index: number) => Promise<Buffer> {
  let current = -1;
  let bytes: Uint8Array = new Uint8Array(0);
  return async (index) => {
    const place = Math.floor(index / tileWidth);
    if (place !== current) {
      current = place;
      const [tile] = await listTiles(tx, accountId, [{ level: 0, index: place }]);
      bytes = tile?.bytes ?? new Uint8Array(0);
      if (!tile) say(`tile 0/${place} is missing`);
      else if (bytes.length === tileWidth * leafLength) await checkAbove(place);
    }
    const at = (index % tileWidth) * leafLength;
    return Buffer.from(bytes.subarray(at, at + leafLength));
  };

  async function checkAbove(place: number): Promise<void> {
    const leaves = Array.from({ length: tileWidth }, (_, n) => bytes.subarray(n * leafLength, (n + 1) * leafLength));
    const { root } = append(0, leaves, () => undefined, hash);
    const [above] = await listTiles(tx, accountId, [{ level: 1, index: Math.floor(place / tileWidth) }]);
    const at = (place % tileWidth) * leafLength;
    if (!above || !Buffer.from(root).equals(Buffer.from(above.bytes.subarray(at, at + leafLength))))
      say(`tile 0/${place} is not what the level above says`);
  }
}
