import { again, isOfAnother } from '#platform/database/again.ts';
import type { Asking, OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { areSomeThere, keepConsents } from './intake-queries.ts';
import { compareWithKept } from './repetition.ts';
import { namedSubjects, resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/**
 * Writes consents in one transaction, and notes the outcome of each. Of those with one id the first is kept, here and in all
 * processes; the others are compared with it.
 */
export function writeTogether(db: OpenDatabase, given: readonly Waiting[], receivedAt: number): Promise<void> {
  return writeEachOnce(db, given, async (rows) => {
    if (rows.length === 0) return;
    const consents = rows.map(({ consent }) => consent);
    const named = namedSubjects(consents, new Date(receivedAt));
    const kept = named && (await keepConsents(db.intake, consents, named, receivedAt).catch(unlessOfAnother));
    if (kept) note(rows, kept);
    else await again(() => lookAndWrite(db.intake, rows, receivedAt));
  });
}

function unlessOfAnother(error: unknown): undefined {
  if (!isOfAnother(error)) throw error;
}

/** The same, once `claim` has said in that transaction that it is to be done. */
export function writeClaimed(
  db: OpenDatabase,
  given: readonly Waiting[],
  receivedAt: number,
  claim: (client: PoolClient) => Promise<boolean>,
): Promise<void> {
  return writeEachOnce(db, given, (rows) =>
    again(() =>
      inTransaction(db.intake, async (client) => {
        if ((await claim(client)) && rows.length > 0) await lookAndWrite(client, rows, receivedAt);
      }),
    ),
  );
}

/** Writes the first of each id, as far as none is there already, and compares the others with what is there then. */
async function writeEachOnce(
  db: OpenDatabase,
  given: readonly Waiting[],
  write: (rows: readonly Waiting[]) => Promise<void>,
): Promise<void> {
  const inOrder = inOneOrder(given);
  const isFirst = (row: Waiting, place: number) => placeOf(row) !== placeOf(inOrder[place - 1]);
  let rows: readonly Waiting[] = inOrder.filter(isFirst);
  for (;;) {
    try {
      await write(rows);
      break;
    } catch (error) {
      if (!areSomeThere(error)) throw error;
      rows = await compareWithKept(db, rows);
    }
  }
  const others = inOrder.filter((row, place) => !isFirst(row, place));
  if (others.length === 0) return;
  const gone = await compareWithKept(db, others);
  // Erased in this moment: what is sent again is kept anew.
  if (gone.length > 0) await writeEachOnce(db, gone, write);
}

/** Always in one order, so that of two batches with the same consents one waits for the other, not each for each. */
function inOneOrder(rows: readonly Waiting[]): readonly Waiting[] {
  return rows.toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    return place < otherPlace ? -1 : place > otherPlace ? 1 : 0;
  });
}

function placeOf(row: Waiting | undefined): string {
  return row ? `${row.consent.id} ${row.consent.accountId}` : '';
}

async function lookAndWrite(client: Asking, rows: readonly Waiting[], receivedAt: number): Promise<void> {
  const consents = rows.map(({ consent }) => consent);
  const resolved = await resolveSubjects(client, consents, new Date(receivedAt));
  note(rows, await keepConsents(client, consents, resolved, receivedAt));
}

function note(rows: readonly Waiting[], subjectIds: readonly string[]): void {
  rows.forEach((row, place) => {
    const subjectId = subjectIds[place];
    if (subjectId !== undefined) row.outcome = { subjectId };
  });
}
