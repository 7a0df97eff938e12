import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { keepDoing } from '#platform/jobs/keep-doing.ts';
import { listAnnounced, type AnnouncedConsent } from '../consent-records/index.ts';
import { listSequenced, listTreeSizes } from '../evidence/index.ts';
import { announce, type WebhookEvent } from './announce.ts';
import { deleteCursor, insertCursor, listCursors, lockCursor, updateCursor } from './cursor-queries.ts';
import { listEndpoints } from './queries.ts';
import { consentTypes } from './rules.ts';

const batchesAtOnce = 20;

/** Follows the tree of an account from now on where an endpoint wants to be told of consents, and else no more. */
export async function syncCursor(tx: Tx, accountId: string): Promise<void> {
  const endpoints = await listEndpoints(tx, accountId);
  const wanted = endpoints.some(({ active, types }) => active && consentTypes.some((type) => types.includes(type)));
  if (!wanted) return deleteCursor(tx, accountId);
  const sizes = await listTreeSizes(tx, [accountId]);
  await insertCursor(tx, accountId, sizes.get(accountId) ?? 0);
}

/**
 * Tells of the consents that trees took in since this was done last: the intake itself waits for nothing. Of two that do
 * this at once each takes other accounts. Gives how many batches it read.
 */
export async function announceNew(services: Services): Promise<number> {
  const behind = await services.db.acrossAccounts(async (tx) => {
    const cursors = await listCursors(tx);
    const sizes = await listTreeSizes(
      tx,
      cursors.map(({ accountId }) => accountId),
    );
    return cursors.filter(({ accountId, leaf }) => (sizes.get(accountId) ?? 0) > leaf);
  });
  let read = 0;
  for (const { accountId } of behind) read += await announceOf(services, accountId);
  return read;
}

async function announceOf({ db, now }: Services, accountId: string): Promise<number> {
  return db.asSystem(async (tx) => {
    const leaf = await lockCursor(tx, accountId);
    const batches = leaf === undefined ? [] : await listSequenced(tx, accountId, leaf, batchesAtOnce);
    const last = batches.at(-1);
    if (!last) return 0;
    const ids = batches.flatMap(({ consentIds }) => consentIds);
    const consents = new Map((await listAnnounced(tx, accountId, ids)).map((consent) => [consent.id, consent]));
    const events = ids.flatMap((id) => eventOf(consents.get(id)) ?? []);
    await announce(tx, accountId, events, now());
    await updateCursor(tx, accountId, last.end);
    return batches.length;
  });
}

function eventOf(consent: AnnouncedConsent | undefined): WebhookEvent | undefined {
  if (!consent) return undefined;
  const { id, siteId, subjectId, receivedAt, kind, source, verified, claimed, notices } = consent;
  return {
    type: kind === 'consent' ? 'consent.recorded' : 'consent.withdrawn',
    key: id,
    siteId,
    at: receivedAt,
    data: { consent: id, site: siteId, subject: subjectId, kind, source, verified, claimed, notices },
  };
}

/** Tells of what is new, again and again until it is stopped. */
export function keepAnnouncing(services: Services): () => Promise<void> {
  return keepDoing({
    every: 1000,
    turn: () => announceNew(services),
    onFailure: (error) => services.log.failure('webhooks were not told of consents', error),
  });
}
