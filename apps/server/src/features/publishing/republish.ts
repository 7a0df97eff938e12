import { editionOn } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { holdRows } from '../evidence/index.ts';
import { dayOf } from '../policies/index.ts';
import { documentPublished, republishAccount } from './jobs.ts';
import {
  insertRecomposed,
  listPublished,
  lockPublished,
  updateEdition,
  type PublishedDocument,
} from './recompose-queries.ts';
import type { Recomposed, Recomposition } from './recompose.ts';
import {
  countOutdated,
  findLatestRepublication,
  insertRepublication,
  listOutdated,
  listOutdatedAccounts,
  lockRepublication,
  updateRepublication,
  type StoredRepublication,
} from './republication-queries.ts';
import { threadsFor } from '#platform/threads/threads.ts';

/** Documents per transaction: few, so that a killed process loses little work and memory use stays small. */
const batch = 24;
/** Documents written at once, while the next ones are composed. */
const portion = 8;
const threads = threadsFor<Recomposition, Recomposed>(new URL('./recompose.ts', import.meta.url), 'recompose', {
  lane: 'wide',
});

/** Starts to recompose the account's published documents if laws or our words changed since. */
export async function startRepublication({ services, actor }: Context) {
  const { accountId } = actor;
  await services.db.inAccount(accountId, (tx) => begin(tx, services, accountId));
  return readRepublication({ services, actor });
}

/** Also queues the job of an unfinished run: that job may have failed for good, and nothing else would finish the run. */
async function begin(tx: Tx, services: Services, accountId: string): Promise<void> {
  const startedAt = services.now();
  const edition = editionOn(dayOf(startedAt));
  const last = await findLatestRepublication(tx, accountId);
  const running = last && !last.finishedAt ? last.id : undefined;
  const total = await countOutdated(tx, accountId, edition);
  const id = running ?? newId(startedAt);
  if (!running && (total === 0 || !(await insertRepublication(tx, accountId, { id, edition, total, startedAt }))))
    return;
  await enqueue(tx, republishAccount, { accountId, id }, { key: `republish ${id}` });
}

/** Starts a run in every account that has documents of another edition. */
export async function beginEverywhere(services: Services): Promise<void> {
  const edition = editionOn(dayOf(services.now()));
  const accounts = await services.db.acrossAccounts((tx) => listOutdatedAccounts(tx, edition));
  for (const accountId of accounts) await services.db.inAccount(accountId, (tx) => begin(tx, services, accountId));
}

/** The last run, and how many documents are outdated. */
export async function readRepublication({ services, actor }: Pick<Context, 'services' | 'actor'>) {
  const { accountId } = actor;
  const edition = editionOn(dayOf(services.now()));
  return services.db.inAccount(accountId, async (tx) => {
    const last = await findLatestRepublication(tx, accountId);
    return { outdated: await countOutdated(tx, accountId, edition), republication: last ? shown(last) : null };
  });
}

function shown({ id, total, done, changed, startedAt, finishedAt }: StoredRepublication) {
  return {
    id,
    total,
    done,
    changed,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A version whose composing has begun. A version never changes, so the result is of use while it is the current one. */
type Begun = {
  readonly document: PublishedDocument;
  /** The day for which it is composed, ISO 8601. */
  readonly on: string;
  readonly composing: Promise<Recomposed>;
};
/** By the id of the document. */
type AllBegun = ReadonlyMap<string, Begun>;

/**
 * Recomposes the documents of an account, a few per transaction, until all are done. Committed work is not repeated: after an
 * interruption it continues from there.
 */
export async function runRepublication(
  services: Services,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  let ahead: AllBegun = new Map();
  let finished = false;
  while (!finished) {
    finished = await services.db.inAccount(accountId, async (tx) => {
      const run = await lockRepublication(tx, accountId, id);
      if (!run || run.finishedAt) return true;
      const now = services.now();
      const ids = await listOutdated(tx, accountId, run.edition, run.lastId, batch);
      const lastId = ids.at(-1) ?? run.lastId;
      const isLast = ids.length < batch;
      const under = await beginLocked(tx, accountId, ids, { on: dayOf(now), ahead });
      // The threads go on with these while the results are written and committed.
      const next = isLast ? [] : await listOutdated(tx, accountId, run.edition, lastId, batch);
      ahead = begunBy(await listPublished(tx, accountId, next), dayOf(now));
      const changed = await writeAll(tx, accountId, under, { edition: run.edition, at: now });
      await updateRepublication(tx, accountId, {
        ...run,
        done: run.done + ids.length,
        changed: run.changed + changed,
        lastId,
        finishedAt: isLast ? now : null,
      });
      return isLast;
    });
  }
}

/** Locks documents, and begins to compose those that were not begun ahead. */
async function beginLocked(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  { on, ahead }: { readonly on: string; readonly ahead: AllBegun },
): Promise<readonly Begun[]> {
  const locked = await lockPublished(tx, accountId, ids);
  const held: Begun[] = [];
  const rest: string[] = [];
  for (const { id, number } of locked) {
    const begun = ahead.get(id);
    if (begun?.document.number === number && begun.on === on) held.push(begun);
    else rest.push(id);
  }
  return [...held, ...begunBy(await listPublished(tx, accountId, rest), on).values()];
}

/** Begins to compose documents in separate threads. */
function begunBy(documents: readonly PublishedDocument[], on: string): AllBegun {
  return new Map(
    documents.map((document) => {
      const { kind, facts, pages } = document;
      const composing = threads.run({ kind, facts, on, pages });
      // A failure is thrown where the result is awaited; until then it must not count as unhandled.
      composing.catch(() => undefined);
      return [document.documentId, { document, on, composing }];
    }),
  );
}

/** Writes what was composed, a portion at a time. Returns how many documents changed. */
async function writeAll(
  tx: Tx,
  accountId: string,
  under: readonly Begun[],
  { edition, at }: { readonly edition: string; readonly at: Date },
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < under.length; from += portion) {
    const done = await Promise.all(
      under.slice(from, from + portion).map(async ({ document, composing }) => ({ ...document, ...(await composing) })),
    );
    const [otherwise, same] = [
      done.filter((one) => one.changed.length > 0),
      done.filter((one) => one.changed.length === 0),
    ];
    const ids = await insertRecomposed(tx, accountId, otherwise, { edition, at });
    if (ids.length > 0) await holdRows(tx, accountId, 'document-version', { ids }, at);
    await updateEdition(tx, accountId, same, edition);
    await enqueueAll(
      tx,
      documentPublished,
      otherwise.map(({ documentId, publicId, number }) => ({ accountId, documentId, publicId, number: number + 1 })),
    );
    changed += otherwise.length;
  }
  return changed;
}
