import type { Tx } from '#platform/database/database.ts';
import { newId, timeOfId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { keepDoing } from '#platform/jobs/keep-doing.ts';
import { addBatch, findLastBatch } from '../evidence/index.ts';
import { leafOf } from './leaf.ts';
import {
  insertWords,
  listUnnumbered,
  listUnnumberedAccounts,
  lockLog,
  saveNumbered,
  saveNumbers,
} from './log-queries.ts';
import { listEventsById, type StoredEvent } from './queries.ts';
import { wordsOf } from './rules.ts';

const accountsAtOnce = 200;
const eventsAtOnce = 500;

/**
 * Numbers new events without a gap, and hands their leaves to the tree of their account in one transaction. Concurrent calls
 * process different accounts. Returns the number of events.
 */
export async function numberEvents({ db, now }: Services): Promise<number> {
  const accounts = await db.acrossAccounts((tx) => listUnnumberedAccounts(tx, accountsAtOnce));
  let numbered = 0;
  for (const accountId of accounts) numbered += await db.asSystem((tx) => numberAccount(tx, accountId, now()));
  return numbered;
}

async function numberAccount(tx: Tx, accountId: string, now: Date): Promise<number> {
  const log = await lockLog(tx, accountId);
  const ids = log ? await listUnnumbered(tx, accountId, eventsAtOnce) : [];
  if (!log || ids.length === 0) return 0;
  const stored = new Map((await listEventsById(tx, accountId, ids)).map((event) => [event.id, event]));
  const events = ids.flatMap((id) => stored.get(id) ?? []);
  const leaves = events.map((event, place) => leafOf(accountId, { ...event, number: log.numbered + 1 + place }));
  const batchId = await nextBatchId(tx, accountId, now);
  await saveNumbers(tx, accountId, ids, { first: log.numbered + 1, batchId });
  await addBatch(tx, accountId, { id: batchId, kind: 'audit', ids, leaves });
  await insertWords(
    tx,
    accountId,
    events.map((event) => ({ id: event.id, words: wordsIn(event) })),
  );
  await saveNumbered(tx, accountId, log.numbered + ids.length);
  return ids.length;
}

/** Follows the batches before, also by another process's clock: the tree takes batches in the order of their ids. */
async function nextBatchId(tx: Tx, accountId: string, now: Date): Promise<string> {
  const last = await findLastBatch(tx, accountId);
  const id = newId(now);
  return last === undefined || last < id ? id : newId(new Date(timeOfId(last).getTime() + 1));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The words of the texts in an event. Ids have filters of their own. */
function wordsIn({ details, changes }: StoredEvent): string[] {
  const values = [...Object.values(details), ...Object.values(changes).flat()];
  return wordsOf(values.filter((value): value is string => typeof value === 'string' && !uuid.test(value)));
}

/** Numbers new events repeatedly until it is stopped. */
export function keepNumbering(services: Services): () => Promise<void> {
  return keepDoing({
    every: 500,
    turn: () => numberEvents(services),
    onFailure: (error) => services.log.failure('audit events were not numbered', error),
  });
}
