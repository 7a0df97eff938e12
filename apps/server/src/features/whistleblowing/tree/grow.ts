import { addDays } from '@app/deadlines';
import { append, readTiles, reportLeafHash } from '@app/evidence';
import { randomSlice, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../accounts/index.ts';
import { addEntries } from '../../evidence/index.ts';
import { toHex } from '../ids.ts';
import { lockOffice } from '../offices/queries.ts';
import { countLeaves, hasRoot, insertLeaves, insertRoot, listLeafHashes, listUnplaced } from './queries.ts';

/**
 * Takes the entries of the day that ended, of reports and of the office itself, into the tree of an office, and its root into the log of the account, also where there were
 * none. A second run on the same day does nothing.
 */
export async function growTree(tx: Tx, { now }: Services, accountId: string, officeId: string): Promise<void> {
  const at = now();
  const day = addDays(dayOf(at), -1);
  if (!(await lockOffice(tx, accountId, officeId)) || (await hasRoot(tx, accountId, officeId, day))) return;
  const first = await countLeaves(tx, accountId, officeId);
  const unplaced = await listUnplaced(tx, accountId, officeId);
  const leaves = unplaced.map(({ of, hash: entryHash }, place) => {
    const salt = randomSlice(16);
    const hash = Buffer.from(reportLeafHash(salt, entryHash, sha256));
    return { number: first + place, hash, salt, of };
  });
  await insertLeaves(tx, accountId, officeId, leaves);
  const size = first + leaves.length;
  const root = rootOver(await listLeafHashes(tx, accountId, officeId, size));
  await insertRoot(tx, accountId, officeId, { day, size, root });
  const office = toHex(officeId);
  const says = { office, day, size, root: root.toString('hex') };
  await addEntries(tx, accountId, at, [{ kind: 'report-root', key: rootKey(office, day), says }]);
}

/** The key of a root among the statements of a log. */
export const rootKey = (office: string, day: string): string => `${office} ${day}`;

const rootOver = (leaves: readonly Uint8Array[]): Buffer =>
  leaves.length === 0
    ? Buffer.from(sha256(Buffer.alloc(0)))
    : Buffer.from(append(0, leaves, readTiles([]), sha256).root);
