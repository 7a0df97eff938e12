import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { addEntries } from './entries.ts';
import { notedCheckpoint, notedCheckpoints, notedFolder, putNotedAside } from './noted.ts';
import { rootAt } from './root.ts';
import { deleteStop, insertStop, type Stop } from './stop-queries.ts';
import { findTree, lockTree, type Tree } from './tree-queries.ts';

type StopReason = { readonly reason: 'below' | 'beside' | 'unreadable'; readonly knownSize: number };

/**
 * Returns why nothing may be signed for an account: its tree is smaller than a checkpoint known from elsewhere, or differs from
 * it, as after a restore of an older backup or a change of rows. Undefined: signing is allowed. Usually the tree equals the
 * known checkpoint, and nothing else is read.
 */
export async function stopReason(
  tx: Tx,
  dataDir: string,
  accountId: string,
  { size, root }: Tree,
): Promise<StopReason | undefined> {
  const known = await notedCheckpoint(dataDir, accountId);
  if (known === undefined) return undefined;
  if (known === 'unreadable') return { reason: 'unreadable', knownSize: 0 };
  if (known.size > size) return { reason: 'below', knownSize: known.size };
  const then = known.size === size ? root : await rootAt(tx, accountId, known.size);
  const isSame = then !== undefined && Buffer.from(then).equals(Buffer.from(known.root));
  return isSame ? undefined : { reason: 'beside', knownSize: known.size };
}

/** Stops signing for an account, and logs it once. */
export async function stopSigning(
  { log, now }: Pick<Services, 'log' | 'now'>,
  tx: Tx,
  accountId: string,
  size: number,
  { reason, knownSize }: StopReason,
): Promise<void> {
  const stop: Stop = { accountId, since: now(), reason, knownSize, size };
  if (await insertStop(tx, stop))
    log.failure(
      'evidence is not signed any more',
      new Error(
        `The tree of account ${accountId} has ${size} leaves and stands ${reason === 'below' ? 'below' : 'beside'} a signed ` +
          `checkpoint of ${knownSize} leaves in DATA_DIR/checkpoints. Consents are kept, and nothing is signed: see ` +
          'docs/operations.md, "When the database was set back".',
      ),
    );
}

/** Checks for each account with a known checkpoint whether its tree still matches, even if no new leaves arrive. */
export async function watchCheckpoints(services: Services): Promise<void> {
  const { db, config, log } = services;
  for (const accountId of (await notedCheckpoints(notedFolder(config.dataDir))).keys()) {
    await db.asSystem(async (tx) => {
      const tree = await findTree(tx, accountId);
      // A checkpoint saved during this check may cover leaves added since, so the size is compared again under the lock.
      const reason = tree && (await stopReason(tx, config.dataDir, accountId, tree));
      if (tree && reason && (await lockTree(tx, accountId))?.size === tree.size)
        return stopSigning(services, tx, accountId, tree.size, reason);
      if (tree && !reason && (await deleteStop(tx, accountId)))
        log.note('evidence is signed again', { accountId, leaves: tree.size });
    });
  }
}

/**
 * Resumes signing for an account whose database was reset on purpose. The acknowledgment becomes a leaf, and the known
 * checkpoint is moved aside. Returns the number of leaves known before, and now; undefined if signing was not stopped.
 */
export async function acknowledgeRestore(
  db: Database,
  dataDir: string,
  accountId: string,
  at: Date,
): Promise<{ readonly known: number; readonly size: number } | undefined> {
  const done = await db.asSystem(async (tx) => {
    const tree = await findTree(tx, accountId);
    const reason = tree && (await stopReason(tx, dataDir, accountId, tree));
    if (!reason) return undefined;
    const known = await notedCheckpoint(dataDir, accountId);
    const root = known && known !== 'unreadable' ? Buffer.from(known.root).toString('base64') : null;
    const says = { reason: reason.reason, known: reason.knownSize, knownRoot: root, size: tree.size };
    await addEntries(tx, accountId, at, [{ kind: 'restore', key: newId(at), says }]);
    await deleteStop(tx, accountId);
    return { known: reason.knownSize, size: tree.size };
  });
  if (done) await putNotedAside(dataDir, accountId, at);
  return done;
}
