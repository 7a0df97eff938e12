import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { listFollowed, type FollowedConsent } from '../consent-records/index.ts';
import { follow, type Follower } from '../evidence/index.ts';
import { apply } from './apply.ts';
import { listNewsletters, type StoredNewsletter } from './newsletter-queries.ts';

/** Applies new consents to newsletters. Consents from before an account had a newsletter start no subscription. */
export const newsletterFollower: Follower = follow('newsletters', async (tx, accountId, { consentIds }, now) => {
  const newsletters = await listNewsletters(tx, accountId);
  if (newsletters.length === 0) return newsletterFollower.end(tx, accountId);
  const siteIds = [...new Set(newsletters.map(({ siteId }) => siteId))];
  for (const consent of await listFollowed(tx, accountId, siteIds, consentIds))
    for (const newsletter of newsletters) await take(tx, accountId, newsletter, consent, now);
});

async function take(
  tx: Tx,
  accountId: string,
  newsletter: StoredNewsletter,
  { siteId, preferences, notices: _, language, addressVerified, ...consent }: FollowedConsent,
  now: Date,
): Promise<void> {
  const wanted = siteId === newsletter.siteId ? preferences[newsletter.preference] : undefined;
  if (typeof wanted !== 'boolean' || consent.receivedAt < newsletter.createdAt) return;
  // A token proves who a person is, but not that they read mails to an address.
  const verified = consent.verified && (consent.source === 'private' || addressVerified);
  const said = { ...consent, verified, language: isLocale(language) ? language : null, wanted };
  await apply(tx, accountId, newsletter, said, now);
}
