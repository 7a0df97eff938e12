import type { Services } from '#platform/http/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { deleteAdoption, listAdoptions } from './adoption-queries.ts';
import { addEntries } from './entries.ts';
import { heldKinds, listUnheld } from './held-queries.ts';

/** Rows per transaction. */
const rowsAtOnce = 500;

/** Creates leaves for another feature's rows that are older than leaves. Returns whether there may be more. */
export type Adopt = (tx: Tx, accountId: string, at: Date) => Promise<boolean>;

/**
 * Creates leaves for rows that are older than leaves, so that they are protected from then on. Each account is adopted once,
 * with a leaf that records it; after an interruption it continues with rows that have no leaf yet.
 */
export async function adoptRows({ db, now, log }: Services, others: readonly Adopt[]): Promise<void> {
  for (const accountId of await db.acrossAccounts(listAdoptions)) {
    let rows = 0;
    for (const kind of heldKinds) {
      for (let taken = rowsAtOnce; taken === rowsAtOnce; rows += taken) {
        taken = await db.asSystem(async (tx) => {
          const held = await listUnheld(tx, accountId, kind, rowsAtOnce);
          const entries = held.map(({ key, parts }) => ({ kind, key, says: { parts, adopted: true } }));
          await addEntries(tx, accountId, now(), entries);
          return held.length;
        });
      }
    }
    for (const adopt of others) while (await db.asSystem((tx) => adopt(tx, accountId, now())));
    await db.asSystem(async (tx) => {
      const at = now();
      if (await deleteAdoption(tx, accountId))
        await addEntries(tx, accountId, at, [{ kind: 'adoption', key: newId(at), says: { rows } }]);
    });
    log.note('evidence from before the update has leaves now', { accountId, rows });
  }
}
