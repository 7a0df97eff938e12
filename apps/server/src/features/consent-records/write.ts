import type { OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { addCounts, insertBatch, type KeptCount } from './intake-queries.ts';
import { enqueueMerges } from './merge-queries.ts';
import { sharedLocks } from './people-lock-queries.ts';
import { resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/**
 * Writes consents in one transaction, so many a statement. `claim` comes first in it: where it says no, nothing is written.
 */
export async function writeTogether(
  db: OpenDatabase,
  given: readonly Waiting[],
  receivedAt: number,
  atOnce = given.length,
  claim?: (client: PoolClient) => Promise<boolean>,
): Promise<void> {
  // Always in one order, so that of two batches with the same consents one waits for the other, not each for each.
  const rows = given.toSorted(({ consent: one }, { consent: other }) => (one.id < other.id ? -1 : 1));
  // Whose a consent is must not change until it is kept.
  const locks = sharedLocks(rows.map(({ consent }) => consent.siteId));
  const write = async (client: PoolClient): Promise<void> => {
    const claimed = claim === undefined || (await claim(client));
    const counts: KeptCount[] = [];
    for (let first = 0; claimed && first < rows.length; first += atOnce) {
      const batch = rows.slice(first, first + atOnce);
      const consents = batch.map(({ consent }) => consent);
      const resolved = await resolveSubjects(client, consents, new Date(receivedAt));
      counts.push(...(await insertBatch(client, consents, resolved, receivedAt)));
      await enqueueMerges(client, resolved.merges);
      batch.forEach((row, place) => {
        const id = resolved.subjectIds[place];
        if (id !== undefined) row.subjectId = id;
      });
    }
    await addCounts(client, counts);
  };
  await inTransaction(db.intake, write, locks);
}
