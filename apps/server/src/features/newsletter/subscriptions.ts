import { consentInput, type Subscription as ShownSubscription, type SubscriptionDetail } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { orderOf, pageOf, type Paging } from '#platform/database/paging.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent, recordOpened } from '../audit/index.ts';
import { checkConsentSite, shownWord, type ConsentIntake } from '../consent-records/index.ts';
import { checkSite } from '../sites/index.ts';
import { claimOf } from './claim.ts';
import { apply } from './apply.ts';
import { askAgain } from './ask-again.ts';
import { filterOf, type AskedFilter } from './filter.ts';
import { unsubscribeUrl } from './links.ts';
import { wereEnough } from './mails.ts';
import {
  countSubscriptions,
  findSubscription,
  listEvents,
  listSubscriptions,
  lockByEmail,
  type Subscription,
} from './queries.ts';
import { keep, say } from './say.ts';
import { findOrRefuse as findNewsletterOrRefuse } from './find-or-refuse.ts';

/** Counts are exact up to this number; above it, only the fact that there are more is returned. */
const mostCounted = 10_000;

/** @throws Problem `site.not-found` */
export async function readSubscriptions(
  { services, actor: { accountId } }: Context,
  siteId: string,
  asked: AskedFilter & Paging,
) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const page = { limit: asked.limit + 1, order: orderOf(asked) };
    const found = await listSubscriptions(tx, accountId, siteId, filterOf(siteId, asked, asked), page);
    const { rows, ...pages } = pageOf(found, asked);
    return { subscriptions: rows.map(shown), ...pages };
  });
}

/** @throws Problem `site.not-found` */
export async function readCount({ services, actor: { accountId } }: Context, siteId: string, asked: AskedFilter) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const count = await countSubscriptions(tx, accountId, siteId, filterOf(siteId, asked), mostCounted + 1);
    return { count: Math.min(count, mostCounted), more: count > mostCounted };
  });
}

/** @throws Problem `subscription.not-found` */
export async function readSubscription(
  { services, actor }: Context,
  siteId: string,
  id: string,
): Promise<SubscriptionDetail> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const found = await findOrRefuse(tx, accountId, siteId, id);
    const events = await listEvents(tx, accountId, id);
    const told = { siteId, target: found.subjectId, details: { subscriptionId: id } };
    await recordOpened(tx, services.now(), actor, 'person.opened', told);
    return {
      ...shown(found),
      events: events.map(({ at, event, consentId }) => ({ at: at.toISOString(), event, consentId })),
      unsubscribeUrl: unsubscribeUrl(services, { accountId, id }),
    };
  });
}

type Added = {
  readonly newsletterId: string;
  readonly email: string;
  readonly fullName?: string | undefined;
  readonly language: Locale;
  readonly verified: boolean;
};

/**
 * Subscribes a person who asked for it elsewhere: stores their consent and applies it at once.
 * @throws Problem `site.not-found`, `newsletter.not-found`, `server.busy`
 */
export async function addSubscription(
  { services, actor, once }: Context,
  intake: ConsentIntake,
  siteId: string,
  { newsletterId, email, fullName, language, verified }: Added,
): Promise<ShownSubscription> {
  const { accountId } = actor;
  const newsletter = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return findNewsletterOrRefuse(tx, accountId, siteId, newsletterId);
  });
  const input = consentInput.parse({
    subject: { email, ...(fullName && { full_name: fullName }), ...(verified && { verified }) },
    preferences: { [newsletter.preference]: true },
    proofs: [{ content: JSON.stringify({ newsletter: newsletter.name, by: 'owner' }) }],
    language,
    ...(verified && { verified }),
  });
  const kept = await keep(intake, accountId, newsletter, input, 'private', once);
  return services.db.inAccount(accountId, async (tx) => {
    const vouched = { source: 'private', verified, claimed: false, known: true } as const;
    const said = { ...kept, ...vouched, email, language, wanted: true };
    await apply(tx, accountId, newsletter, said, services.now());
    const made = await lockByEmail(tx, accountId, newsletterId, email);
    // Erased at the same moment.
    if (!made) throw new Problem('subscription.not-found');
    const details = { newsletterId };
    await recordEvent(tx, services.now(), actor, 'subscription.added', { siteId, target: made.id, details });
    return shown(made);
  });
}

/** @throws Problem `subscription.not-found`, `subscription.not-pending`, `subscription.mailed-enough` */
export async function resend({ services, actor }: Context, siteId: string, id: string): Promise<ShownSubscription> {
  const { accountId } = actor;
  const { found, newsletter, enough } = await services.db.inAccount(accountId, async (tx) => {
    const subscription = await findOrRefuse(tx, accountId, siteId, id);
    return {
      found: subscription,
      newsletter: await findNewsletterOrRefuse(tx, accountId, siteId, subscription.newsletterId),
      enough: await wereEnough(tx, accountId, subscription, services.now()),
    };
  });
  if (found.status !== 'pending' && found.status !== 'expired') throw new Problem('subscription.not-pending');
  if (enough || !(await askAgain(services, accountId, newsletter, id, actor)))
    throw new Problem('subscription.mailed-enough');
  return services.db.inAccount(accountId, async (tx) => shown(await findOrRefuse(tx, accountId, siteId, id)));
}

/** Unsubscribes a person who asked for it elsewhere. Idempotent. @throws Problem `subscription.not-found` */
export async function unsubscribe(
  { services, actor, once }: Context,
  intake: ConsentIntake,
  siteId: string,
  id: string,
): Promise<ShownSubscription> {
  const { accountId } = actor;
  const of = await services.db.inAccount(accountId, async (tx) => {
    const subscription = await findOrRefuse(tx, accountId, siteId, id);
    const newsletter = await findNewsletterOrRefuse(tx, accountId, siteId, subscription.newsletterId);
    return { accountId, subscription, newsletter };
  });
  if (of.subscription.endedAt !== null) return shown(of.subscription);
  const now = await say(services, intake, of, { wanted: false, way: 'owner', doer: actor }, once);
  if (!now) throw new Problem('subscription.not-found');
  return shown(now);
}

async function findOrRefuse(tx: Tx, accountId: string, siteId: string, id: string): Promise<Subscription> {
  const found = await findSubscription(tx, accountId, id);
  if (!found || found.siteId !== siteId) throw new Problem('subscription.not-found');
  return found;
}

function shown(stored: Subscription): ShownSubscription {
  const { id, newsletterId, subjectId, externalId, email, fullName, source, type, status, language } = stored;
  return {
    id,
    newsletterId,
    // The subscription's address, which may differ from the person's.
    subject: { id: subjectId, externalId, email, fullName },
    source,
    type,
    status,
    preference: stored.word && shownWord(stored.word),
    claimed: claimOf(stored),
    language,
    createdAt: stored.createdAt.toISOString(),
    confirmedAt: stored.confirmedAt?.toISOString() ?? null,
    endedAt: stored.endedAt?.toISOString() ?? null,
    expiresAt: stored.expiresAt?.toISOString() ?? null,
  };
}
