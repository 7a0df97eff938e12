import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { mailSubscriber } from './jobs.ts';
import { wereEnough } from './mails.ts';
import type { StoredNewsletter } from './newsletter-queries.ts';
import { lockSubscription, updateSubscription } from './queries.ts';
import { expiryOf } from './rules.ts';

/**
 * Mails the link to confirm once more, of one that waits or expired. What was asked stays asked: no consent is added.
 * False: there were enough mails, or it does not wait any more.
 */
export async function askAgain(
  { db, now }: Services,
  accountId: string,
  { confirmHours }: StoredNewsletter,
  id: string,
): Promise<boolean> {
  return db.inAccount(accountId, async (tx) => {
    const known = await lockSubscription(tx, accountId, id);
    if (known?.status !== 'pending' && known?.status !== 'expired') return false;
    if (await wereEnough(tx, accountId, known, now())) return false;
    const expiresAt = expiryOf(confirmHours, now());
    await updateSubscription(tx, accountId, id, { status: 'pending', expiresAt, endedAt: null, settled: false });
    const key = `newsletter confirm ${id}`;
    await enqueue(tx, mailSubscriber, { accountId, subscriptionId: id, mail: 'confirm' }, { key });
    return true;
  });
}
