import { append, keySpans, parseCheckpoint, tileWidth, verifyCheckpoint, type Keys } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { acknowledgedRestores, auditEntryBatch, auditHeldRows, notesOf } from './audit-entries.ts';
import { listAuditedAccounts, listPlacedBatches, type AuditedBatch, type PlacedBatch } from './audit-queries.ts';
import { keysOf } from './keys.ts';
import { rootAt } from './root.ts';
import { findStop } from './stop-queries.ts';
import { findTree, listCheckpoints, listTiles } from './tree-queries.ts';

/** The faults in the evidence of accounts, one sentence each, by kind; and remarks. */
export type Wrong = {
  readonly tree: string[];
  readonly checkpoints: string[];
  /** Faults of consents. */
  readonly things: string[];
  /** Faults of the audit log. */
  readonly log: string[];
  /** Faults of publications, acceptances, notifications and deletions. */
  readonly entries: string[];
  /** Remarks that are not faults. */
  readonly notes: string[];
};

/** Checks rows of one kind in one account. */
export type CheckedSource = {
  /** Returns the faults of the rows that these leaves belong to. */
  batch(tx: Tx, accountId: string, batch: AuditedBatch): Promise<readonly string[]>;
  /** Returns the faults that only show once all batches were read. */
  end?(tx: Tx, accountId: string): Promise<readonly string[]>;
};

/** Creates the checks of one account, by the kind of batch. */
export type CheckedSources = {
  readonly consent: () => CheckedSource;
  readonly audit: () => CheckedSource;
};

const faultsOf = { entry: 'entries', consent: 'things', audit: 'log' } as const;

const pageLength = 500;
const leafLength = 32;

/**
 * Audits the tree of each account: every checkpoint is signed by a key of its time and is the root of the existing leaves;
 * every leaf has its row.
 *
 * @param noted checkpoints kept elsewhere, by account: they reveal that the database was reset to an earlier state
 */
export async function auditTrees(
  db: Database,
  noted: ReadonlyMap<string, readonly string[]>,
  sources: CheckedSources,
): Promise<Wrong> {
  const wrong: Wrong = { tree: [], checkpoints: [], things: [], log: [], entries: [], notes: [] };
  const known = await db.acrossAccounts(listAuditedAccounts);
  for (const accountId of new Set([...known, ...noted.keys()])) {
    await db.asSystem(async (tx) => {
      const say = (kind: keyof Wrong) => (what: string) => void wrong[kind].push(`${accountId}: ${what}`);
      const size = (await findTree(tx, accountId))?.size ?? 0;
      const stop = await findStop(tx, accountId);
      if (stop)
        say('checkpoints')(
          `nothing is signed since ${stop.since.toISOString()}: it stands ${stop.reason} what was signed`,
        );
      await auditCheckpoints(tx, accountId, size, noted.get(accountId) ?? [], say);
      const checks = { entry: { batch: auditEntryBatch }, consent: sources.consent(), audit: sources.audit() };
      const counted = await auditLeaves(
        tx,
        accountId,
        async (batch) => (await checks[batch.kind].batch(tx, accountId, batch)).forEach(say(faultsOf[batch.kind])),
        say('tree'),
      );
      for (const kind of ['consent', 'audit'] as const)
        (await checks[kind].end?.(tx, accountId))?.forEach(say(faultsOf[kind]));
      await auditHeldRows(tx, accountId, say('entries'));
      (await notesOf(tx, accountId)).forEach(say('notes'));
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
  sayOf: (kind: keyof Wrong) => Say,
): Promise<void> {
  const say = sayOf('checkpoints');
  const keys: Keys | undefined = await keysOf(tx, accountId);
  const spans = keys && keySpans(keys);
  // Nothing is ever signed for an account without leaves.
  if (!keys && size === 0 && noted.length === 0) return;
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
  const acknowledged = await acknowledgedRestores(tx, accountId);
  for (const note of noted) {
    const kept = parseCheckpoint(note);
    if (!kept) say('a checkpoint that was kept elsewhere cannot be read');
    else if (acknowledged.some((one) => kept.size > one.size && kept.size <= one.known))
      sayOf('notes')(`a checkpoint of ${kept.size} leaves, kept elsewhere, is of what was given up then`);
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

/** Returns the number of leaves. */
async function auditLeaves(
  tx: Tx,
  accountId: string,
  checkBatch: (batch: AuditedBatch) => Promise<void>,
  sayTree: Say,
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
      await checkBatch({ ...batch, leaves });
    }
  }
  return expected;

  function next(): Promise<PlacedBatch[]> {
    return listPlacedBatches(tx, accountId, expected, pageLength);
  }
}

/** Reads leaves in sequence. Checks each full tile against its hash in the level above. */
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
