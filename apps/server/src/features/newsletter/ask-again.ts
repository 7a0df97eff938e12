import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { mailSubscriber } from './jobs.ts';
import { wereEnough } from './mails.ts';
import type { StoredNewsletter } from './newsletter-queries.ts';
import { lockSubscription, updateSubscription } from './queries.ts';
import { expiryOf } from './rules.ts';

/**
 * Mails the confirmation link of a pending or expired subscription again. The original request stays: no consent is added.
 * Returns false if the mail limit was reached, or the subscription is no longer pending.
 */
export async function askAgain(
  { db, now }: Services,
  accountId: string,
  { confirmHours }: StoredNewsletter,
  id: string,
  doer?: Doer,
): Promise<boolean> {
  return db.inAccount(accountId, async (tx) => {
    const known = await lockSubscription(tx, accountId, id);
    if (known?.status !== 'pending' && known?.status !== 'expired') return false;
    if (await wereEnough(tx, accountId, known, now())) return false;
    const expiresAt = expiryOf(confirmHours, now());
    await updateSubscription(tx, accountId, id, { status: 'pending', expiresAt, endedAt: null, settled: false });
    if (doer) await recordEvent(tx, now(), doer, 'subscription.resent', { siteId: known.siteId, target: id });
    const key = `newsletter confirm ${id}`;
    await enqueue(tx, mailSubscriber, { accountId, subscriptionId: id, mail: 'confirm' }, { key });
    return true;
  });
}
