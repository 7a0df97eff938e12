import { editionOn } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { recordEvent, recordEvents, type Doer } from '../audit/index.ts';
import { holdRows } from '../evidence/index.ts';
import { dayOf } from '../policies/index.ts';
import { documentPublished, republishAccount } from './jobs.ts';
import { insertRecomposed, lockPublished, updateEdition, type PublishedDocument } from './recompose-queries.ts';
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
  await services.db.inAccount(accountId, (tx) => begin(tx, services, actor));
  return readRepublication({ services, actor });
}

/** Also queues the job of an unfinished run: that job may have failed for good, and nothing else would finish the run. */
async function begin(tx: Tx, services: Services, doer: Doer): Promise<void> {
  const { accountId } = doer;
  const startedAt = services.now();
  const edition = editionOn(dayOf(startedAt));
  const last = await findLatestRepublication(tx, accountId);
  const running = last && !last.finishedAt ? last.id : undefined;
  const total = await countOutdated(tx, accountId, edition);
  const id = running ?? newId(startedAt);
  if (!running && (total === 0 || !(await insertRepublication(tx, accountId, { id, edition, total, startedAt }))))
    return;
  if (!running) await recordEvent(tx, startedAt, doer, 'republication.started', { details: { documents: total } });
  await enqueue(tx, republishAccount, { accountId, id }, { key: `republish ${id}` });
}

/** Starts a run in every account that has documents of another edition. */
export async function beginEverywhere(services: Services): Promise<void> {
  const edition = editionOn(dayOf(services.now()));
  const accounts = await services.db.acrossAccounts((tx) => listOutdatedAccounts(tx, edition));
  for (const accountId of accounts)
    await services.db.inAccount(accountId, (tx) => begin(tx, services, { accountId, job: republishAccount.name }));
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

/**
 * Recomposes the documents of an account, a few per transaction, until all are done. Committed work is not repeated: after an
 * interruption it continues from there.
 */
export async function runRepublication(
  services: Services,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  let finished = false;
  while (!finished) {
    finished = await services.db.inAccount(accountId, async (tx) => {
      const run = await lockRepublication(tx, accountId, id);
      if (!run || run.finishedAt) return true;
      const ids = await listOutdated(tx, accountId, run.edition, run.lastId, batch);
      const changed = await recomposeAll(tx, services, accountId, ids, run.edition);
      await updateRepublication(tx, accountId, {
        ...run,
        done: run.done + ids.length,
        changed: run.changed + changed,
        lastId: ids.at(-1) ?? run.lastId,
        finishedAt: ids.length < batch ? services.now() : null,
      });
      return ids.length < batch;
    });
  }
}

/** Recomposes published documents in separate threads. Returns how many of them changed. */
async function recomposeAll(
  tx: Tx,
  services: Services,
  accountId: string,
  ids: readonly string[],
  edition: string,
): Promise<number> {
  const now = services.now();
  const published = await lockPublished(tx, accountId, ids);
  const under = published.map((document) => ({ document, composing: compose(document, dayOf(now)) }));
  // A failure is thrown where the result is awaited; until then it must not count as unhandled.
  for (const { composing } of under) composing.catch(() => undefined);
  let changed = 0;
  for (let at = 0; at < under.length; at += portion) {
    const done = await Promise.all(
      under.slice(at, at + portion).map(async ({ document, composing }) => ({ ...document, ...(await composing) })),
    );
    const [otherwise, same] = [
      done.filter((one) => one.changed.length > 0),
      done.filter((one) => one.changed.length === 0),
    ];
    const ids = await insertRecomposed(tx, accountId, otherwise, { edition, at: now });
    if (ids.length > 0) await holdRows(tx, accountId, 'document-version', { ids }, now);
    await updateEdition(tx, accountId, same, edition);
    const told = otherwise.map(({ documentId, siteId, kind, number }) => ({
      siteId,
      target: documentId,
      details: { type: kind, version: number + 1 },
    }));
    await recordEvents(tx, now, { accountId, job: republishAccount.name }, 'document.published', told);
    await enqueueAll(
      tx,
      documentPublished,
      otherwise.map(({ documentId, publicId, number }) => ({ accountId, documentId, publicId, number: number + 1 })),
    );
    changed += otherwise.length;
  }
  return changed;
}

function compose({ kind, facts, pages }: PublishedDocument, on: string): Promise<Recomposed> {
  return threads.run({ kind, facts, on, pages });
}
