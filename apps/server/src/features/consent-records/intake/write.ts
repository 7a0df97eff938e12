import { retryOnConflict, isConflict } from '#platform/database/retry-on-conflict.ts';
import type { Asking, OpenDatabase, PoolClient } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import { Problem } from '#platform/http/problem.ts';
import { areSomeThere, keepConsents, KeysGone, listGoneKeys, type KeyId } from './intake-queries.ts';
import { compareWithKept } from './repetition.ts';
import { namedSubjects, resolveSubjects } from './subject-writer.ts';
import type { Waiting } from './waiting.ts';

/**
 * Writes consents in one transaction and sets the outcome of each. Of consents with the same id the first is stored, across
 * all processes; the others are compared with it. Consents with a revoked key are refused even if the key was valid when the
 * request arrived.
 */
export function writeTogether(db: OpenDatabase, given: readonly Waiting[], receivedAt: number): Promise<void> {
  return writeEachOnce(db, given, async (rows, keys) => {
    if (rows.length === 0) return;
    const consents = rows.map(({ consent }) => consent);
    const named = namedSubjects(consents);
    const kept = named && (await keepConsents(onPool(db), consents, named, receivedAt, keys).catch(unlessConflict));
    if (kept) note(rows, kept);
    else await retryOnConflict(() => lookAndWrite(onPool(db), rows, receivedAt, keys));
  });
}

const onPool = ({ intake }: OpenDatabase) => ({ client: intake, pool: intake });

function unlessConflict(error: unknown): undefined {
  if (!isConflict(error)) throw error;
}

/** Writes consents accepted earlier, if `claim` succeeds in the same transaction. */
export function writeClaimed(
  db: OpenDatabase,
  given: readonly Waiting[],
  receivedAt: number,
  claim: (client: PoolClient) => Promise<boolean>,
): Promise<void> {
  return writeEachOnce(db, given, (rows) =>
    retryOnConflict(() =>
      inTransaction(db.intake, async (client) => {
        if ((await claim(client)) && rows.length > 0)
          await lookAndWrite({ client, pool: db.intake }, rows, receivedAt, []);
      }),
    ),
  );
}

/** Writes the first consent of each new id, and compares the others with what is stored. */
async function writeEachOnce(
  db: OpenDatabase,
  given: readonly Waiting[],
  write: (rows: readonly Waiting[], keys: readonly KeyId[]) => Promise<void>,
): Promise<void> {
  const keys = keysOf(given);
  const inOrder = inOneOrder(given);
  const isFirst = (row: Waiting, place: number) => placeOf(row) !== placeOf(inOrder[place - 1]);
  let rows: readonly Waiting[] = inOrder.filter(isFirst);
  for (;;) {
    try {
      await write(rows, keys);
      break;
    } catch (error) {
      if (error instanceof KeysGone) return writeEachOnce(db, await refuseGone(db, given, keys), write);
      if (!areSomeThere(error)) throw error;
      rows = await compareWithKept(db, rows);
    }
  }
  const others = inOrder.filter((row, place) => !isFirst(row, place));
  if (others.length === 0) return;
  const gone = await compareWithKept(db, others);
  // Erased meanwhile, so these ids are new again.
  if (gone.length > 0) await writeEachOnce(db, gone, write);
}

/** The distinct keys, in a fixed order. */
function keysOf(rows: readonly Waiting[]): readonly KeyId[] {
  const all = new Map<string, KeyId>();
  for (const { consent, keys = [] } of rows) for (const id of keys) all.set(id, { accountId: consent.accountId, id });
  return [...all.values()];
}

/** Refuses consents with revoked keys. Returns the others without an outcome. */
async function refuseGone(
  { intake }: OpenDatabase,
  rows: readonly Waiting[],
  keys: readonly KeyId[],
): Promise<readonly Waiting[]> {
  const gone = await listGoneKeys(intake, keys);
  for (const row of rows) {
    const [sender = '', ...others] = row.keys ?? [];
    if (gone.includes(sender)) row.outcome = { problem: new Problem('consent-key.invalid') };
    else if (others.some((id) => gone.includes(id))) row.outcome = { problem: new Problem('subject-token.invalid') };
  }
  return rows.filter(({ outcome }) => outcome === undefined);
}

/** Sorts rows in a fixed order, so that two batches with the same consents do not deadlock. */
function inOneOrder(rows: readonly Waiting[]): readonly Waiting[] {
  return rows.toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    return place < otherPlace ? -1 : place > otherPlace ? 1 : 0;
  });
}

function placeOf(row: Waiting | undefined): string {
  return row ? `${row.consent.id} ${row.consent.accountId}` : '';
}

async function lookAndWrite(
  on: { readonly client: Asking; readonly pool: Asking },
  rows: readonly Waiting[],
  receivedAt: number,
  keys: readonly KeyId[],
): Promise<void> {
  const consents = rows.map(({ consent }) => consent);
  const resolved = await resolveSubjects(on.client, consents);
  note(rows, await keepConsents(on, consents, resolved, receivedAt, keys));
}

function note(rows: readonly Waiting[], subjectIds: readonly string[]): void {
  rows.forEach((row, place) => {
    const subjectId = subjectIds[place];
    if (subjectId !== undefined) row.outcome = { subjectId };
  });
}
