import { again, isOfAnother } from '#platform/database/again.ts';
import type { Asking, OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { keepConsents } from './intake-queries.ts';
import { namedSubjects, resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/** Writes consents in one transaction. */
export async function writeTogether(db: OpenDatabase, given: readonly Waiting[], receivedAt: number): Promise<void> {
  const rows = inOrder(given);
  const consents = rows.map(({ consent }) => consent);
  const named = namedSubjects(consents, new Date(receivedAt));
  const kept = named && (await keepConsents(db.intake, consents, named, receivedAt).catch(unlessOfAnother));
  if (kept) tell(rows, kept);
  else await again(() => lookAndWrite(db.intake, rows, receivedAt));
}

function unlessOfAnother(error: unknown): undefined {
  if (!isOfAnother(error)) throw error;
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
      if (await claim(client)) await lookAndWrite(client, inOrder(rows), receivedAt);
    }),
  );
}

/** Always in one order, so that of two batches with the same consents one waits for the other, not each for each. */
function inOrder(rows: readonly Waiting[]): readonly Waiting[] {
  return rows.toSorted(({ consent: one }, { consent: other }) => (one.id < other.id ? -1 : 1));
}

async function lookAndWrite(client: Asking, rows: readonly Waiting[], receivedAt: number): Promise<void> {
  const consents = rows.map(({ consent }) => consent);
  const resolved = await resolveSubjects(client, consents, new Date(receivedAt));
  tell(rows, await keepConsents(client, consents, resolved, receivedAt));
}

function tell(rows: readonly Waiting[], subjectIds: readonly string[]): void {
  rows.forEach((row, place) => {
    const id = subjectIds[place];
    if (id !== undefined) row.subjectId = id;
  });
}
