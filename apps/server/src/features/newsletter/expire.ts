import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { eraseUnconfirmed } from '../consent-records/index.ts';
import { deleteSubscription, expirePending, findAskings, listOver, settle, type Over } from './expire-queries.ts';
import { listNewsletters } from './newsletter-queries.ts';
import { insertEvent } from './queries.ts';
import { graceOf } from './rules.ts';

const atOnce = 500;

/** Expires subscriptions that nobody confirmed in time. */
export async function expire({ db, now }: Services): Promise<void> {
  for (;;) {
    const at = now();
    const ended = await db.acrossAccounts(async (tx) => {
      const expired = await expirePending(tx, at, atOnce);
      for (const { accountId, siteId, id, endedAt } of expired) {
        const event = {
          id: newId(at),
          siteId,
          subscriptionId: id,
          at: endedAt,
          event: 'expired',
          consentId: null,
        } as const;
        await insertEvent(tx, accountId, event);
      }
      return expired.length;
    });
    if (ended < atOnce) return;
  }
}

/**
 * Erases unconfirmed addresses, as the mail announced: the whole person if nothing else is known about them, otherwise the
 * unverified address. A person who is otherwise known stays, with the result of the request.
 */
export async function settleOver(services: Services): Promise<void> {
  const { db, now, log } = services;
  const at = now().getTime();
  const before = { expired: new Date(at - graceOf.expired), declined: new Date(at - graceOf.declined) };
  let erased = 0;
  for (;;) {
    const over = await db.acrossAccounts((tx) => listOver(tx, before, atOnce));
    for (const one of over) if (await settleOne(services, one)) erased += 1;
    if (over.length < atOnce) break;
  }
  if (erased > 0) log.note('unconfirmed addresses erased', { erased });
}

/** Returns whether the person was erased. */
async function settleOne(
  { db, now }: Services,
  { accountId, siteId, id, email, subjectId, subjectEmail, endedAt }: Over,
): Promise<boolean> {
  const { askings, preferences } = await db.asSystem(async (tx) => ({
    askings: await findAskings(tx, accountId, siteId, subjectId),
    preferences: (await listNewsletters(tx, accountId, siteId)).map(({ preference }) => preference),
  }));
  const { consentIds } = askings;
  const person = { accountId, siteId, subjectId, consentIds, preferences, before: endedAt };
  if (!askings.counts && (await eraseUnconfirmed(db, person, now()))) return true;
  await db.asSystem((tx) =>
    email === subjectEmail ? settle(tx, accountId, id) : deleteSubscription(tx, accountId, id),
  );
  return false;
}
