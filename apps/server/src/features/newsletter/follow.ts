import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { keepDoing } from '#platform/jobs/keep-doing.ts';
import { listFollowed, type FollowedConsent } from '../consent-records/index.ts';
import { listSequenced, listTreeSizes } from '../evidence/index.ts';
import { apply } from './apply.ts';
import { deleteCursor, insertCursor, listCursors, lockCursor, updateCursor } from './cursor-queries.ts';
import { listNewsletters, type StoredNewsletter } from './newsletter-queries.ts';

const batchesAtOnce = 20;

/** Follows the tree of an account from now on. What it took in before starts no newsletter. */
export async function beginToFollow(tx: Tx, accountId: string): Promise<void> {
  const sizes = await listTreeSizes(tx, [accountId]);
  await insertCursor(tx, accountId, sizes.get(accountId) ?? 0);
}

/**
 * Takes over the consents that trees took in since this was done last. Of two that do this at once each takes other
 * accounts. Gives how many batches it read.
 */
export async function followNew(services: Services): Promise<number> {
  const behind = await services.db.acrossAccounts(async (tx) => {
    const cursors = await listCursors(tx);
    const sizes = await listTreeSizes(
      tx,
      cursors.map(({ accountId }) => accountId),
    );
    return cursors.filter(({ accountId, leaf }) => (sizes.get(accountId) ?? 0) > leaf);
  });
  let read = 0;
  for (const { accountId } of behind) read += await followOf(services, accountId);
  return read;
}

/** In one transaction with how far it is: what was taken over is not done again after a stop. */
async function followOf({ db, now }: Services, accountId: string): Promise<number> {
  return db.asSystem(async (tx) => {
    const leaf = await lockCursor(tx, accountId);
    const batches = leaf === undefined ? [] : await listSequenced(tx, accountId, leaf, batchesAtOnce);
    const last = batches.at(-1);
    if (!last) return 0;
    const newsletters = await listNewsletters(tx, accountId);
    if (newsletters.length === 0) {
      await deleteCursor(tx, accountId);
      return 0;
    }
    const ids = batches.flatMap(({ consentIds }) => consentIds);
    const siteIds = [...new Set(newsletters.map(({ siteId }) => siteId))];
    for (const consent of await listFollowed(tx, accountId, siteIds, ids))
      for (const newsletter of newsletters) await take(tx, accountId, newsletter, consent, now());
    await updateCursor(tx, accountId, last.end);
    return batches.length;
  });
}

async function take(
  tx: Tx,
  accountId: string,
  newsletter: StoredNewsletter,
  { siteId, preferences, notices: _, language, addressVerified, ...consent }: FollowedConsent,
  now: Date,
): Promise<void> {
  const wanted = siteId === newsletter.siteId ? preferences[newsletter.preference] : undefined;
  if (typeof wanted !== 'boolean' || consent.receivedAt < newsletter.createdAt) return;
  // A token says who somebody is, and not yet that they read the mails to an address.
  const verified = consent.verified && (consent.source === 'private' || addressVerified);
  const said = { ...consent, verified, language: isLocale(language) ? language : null, wanted };
  await apply(tx, accountId, newsletter, said, now);
}

/** Takes over what is new, again and again until it is stopped. */
export function keepFollowing(services: Services): () => Promise<void> {
  return keepDoing({
    every: 1000,
    turn: () => followNew(services),
    onFailure: (error) => services.log.failure('newsletters did not follow consents', error),
  });
}
