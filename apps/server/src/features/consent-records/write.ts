import type { OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { insertBatch } from './intake-queries.ts';
import { enqueueMerges } from './merge-queries.ts';
import { sharedLocks } from './people-lock-queries.ts';
import { resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/**
 * Writes consents in one transaction, so many a statement. `claim` comes first in it: where it says no, nothing is written.
 */
export async function writeTogether(
  db: OpenDatabase,
  rows: readonly Waiting[],
  receivedAt: number,
  atOnce = rows.length,
  claim?: (client: PoolClient) => Promise<boolean>,
): Promise<void> {
  const client = await db.intake.connect();
  let broken: unknown = true;
  try {
    // Whose a consent is must not change until it is kept.
    await client.query(`begin; ${sharedLocks(rows.map(({ consent }) => consent.siteId))}`);
    const claimed = claim === undefined || (await claim(client));
    for (let first = 0; claimed && first < rows.length; first += atOnce) {
      const batch = rows.slice(first, first + atOnce);
      const consents = batch.map(({ consent }) => consent);
      const resolved = await resolveSubjects(client, consents, new Date(receivedAt));
      await insertBatch(client, consents, resolved, receivedAt);
      await enqueueMerges(client, resolved.merges);
      batch.forEach((row, place) => {
        const id = resolved.subjectIds[place];
        if (id !== undefined) row.subjectId = id;
      });
    }
    await client.query('commit');
    broken = false;
  } catch (error) {
    await client.query('rollback').then(
      () => (broken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.release(Boolean(broken));
  }
}
