import { again } from '#platform/database/again.ts';
import type { Asking, OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { keepConsents } from './intake-queries.ts';
import { resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/** Writes consents in one transaction. */
export function writeTogether(db: OpenDatabase, rows: readonly Waiting[], receivedAt: number): Promise<void> {
  return again(() => write(db.intake, rows, receivedAt));
}

/** The same, once `claim` has said in that transaction that it is to be done. */
export function writeClaimed(
  db: OpenDatabase,
  rows: readonly Waiting[],
  receivedAt: number,
  claim: (client: PoolClient) => Promise<boolean>,
): Promise<void> {
  return again(() =>
    inTransaction(db.intake, async (client) => {
      if (await claim(client)) await write(client, rows, receivedAt);
    }),
  );
}

async function write(client: Asking, given: readonly Waiting[], receivedAt: number): Promise<void> {
  // Always in one order, so that of two batches with the same consents one waits for the other, not each for each.
  const rows = given.toSorted(({ consent: one }, { consent: other }) => (one.id < other.id ? -1 : 1));
  const consents = rows.map(({ consent }) => consent);
  const resolved = await resolveSubjects(client, consents, new Date(receivedAt));
  await keepConsents(client, consents, resolved, receivedAt);
  rows.forEach((row, place) => {
    const id = resolved.subjectIds[place];
    if (id !== undefined) row.subjectId = id;
  });
}
