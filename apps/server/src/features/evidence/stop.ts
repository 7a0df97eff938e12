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
 * Why nothing may be signed for an account: its tree stands below a checkpoint that is known from elsewhere, or beside it,
 * as after an older backup was restored or rows were changed. Undefined: it may. In the usual case the one is of the other
 * and nothing more is read.
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

/** Stops signing for an account, and says so in the log once. */
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

/** Looks at each account whose checkpoint is known whether its tree still is what was signed, also where nothing comes. */
export async function watchCheckpoints(services: Services): Promise<void> {
  const { db, config, log } = services;
  for (const accountId of (await notedCheckpoints(notedFolder(config.dataDir))).keys()) {
    await db.asSystem(async (tx) => {
      const tree = await findTree(tx, accountId);
      // A checkpoint written down while this looked is of leaves that the tree has since.
      const reason = tree && (await stopReason(tx, config.dataDir, accountId, tree));
      if (tree && reason && (await lockTree(tx, accountId))?.size === tree.size)
        return stopSigning(services, tx, accountId, tree.size, reason);
      if (tree && !reason && (await deleteStop(tx, accountId)))
        log.note('evidence is signed again', { accountId, leaves: tree.size });
    });
  }
}

/**
 * Signs again for an account whose database was set back on purpose, from where it stands. That somebody said so becomes a
 * leaf, and the checkpoint that was known is put aside. Gives how many leaves were known, and how many there are; undefined
 * where nothing was stopped.
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
