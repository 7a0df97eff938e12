import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { holdPersonKey, type FollowedConsent } from '../consent-records/index.ts';
import { findSite } from '../sites/index.ts';
import { mailSubscriber, subscriptionChanged, type MailKind } from './jobs.ts';
import type { StoredNewsletter } from './newsletter-queries.ts';
import {
  hasEventOf,
  insertEvent,
  insertSubscription,
  listEvents,
  lockByEmail,
  lockOfPerson,
  updateSubscription,
  type Subscription,
  type SubscriptionChange,
} from './queries.ts';
import { changeOf, expiryOf, isLate, mailSpan, saidAt, type Change } from './rules.ts';

/** The answer to a newsletter in a consent. */
export type NewsletterConsent = Omit<FollowedConsent, 'siteId' | 'preferences' | 'notices' | 'addressVerified'> & {
  readonly wanted: boolean;
  /** Whether the person said that they did not subscribe. */
  readonly declined?: boolean;
};

/** Applies a consent to the subscription of a newsletter. Idempotent. */
export async function apply(
  tx: Tx,
  accountId: string,
  newsletter: StoredNewsletter,
  said: NewsletterConsent,
  now: Date,
): Promise<void> {
  const around = { tx, accountId, newsletter, said, now };
  if (said.wanted) await subscribe(around);
  else await unsubscribe(around);
}

type Deps = {
  readonly tx: Tx;
  readonly accountId: string;
  readonly newsletter: StoredNewsletter;
  readonly said: NewsletterConsent;
  readonly now: Date;
};

async function subscribe(around: Deps): Promise<void> {
  const { tx, accountId, newsletter, said, now } = around;
  const { email, subjectId, source } = said;
  if (email === null) return;
  const personKey = await holdPersonKey(tx, accountId, newsletter.siteId, { email, subjectId });
  // The person was erased since.
  if (!personKey) return;
  const known = await lockByEmail(tx, accountId, newsletter.id, email);
  if (known && (await isOver(around, known))) return;

  const late = isLate(said, source, newsletter.confirmHours);
  const change = changeOf(known, { ...said, late }, newsletter.optIn);
  if (!change || change === 'claim') return;
  const language = said.language ?? known?.language ?? (await languageOf(around));
  const to = { ...next(change, around, known), personKey, language };
  const id = known?.id ?? newId(now);
  if (known) await updateSubscription(tx, accountId, id, to);
  else {
    const { siteId, id: newsletterId, optIn } = newsletter;
    const none = { confirmedAt: null, endedAt: null, expiresAt: null, round: 1, settled: false };
    const made = { source, type: optIn, status: 'pending', saidAt: saidAt(said), ...none, ...to } as const;
    const fresh = await insertSubscription(tx, accountId, { id, siteId, newsletterId, email, createdAt: now, ...made });
    // A concurrent transaction inserted it: it exists now.
    if (!fresh) return subscribe(around);
  }
  await note(around, id, change);
  if (change === 'ask' || change === 'remind') await mail(around, id, 'confirm');
  if (change !== 'confirm') return;
  if (newsletter.welcome && !late) await mail(around, id, 'confirmed');
  await tell(around, id, 'subscribed');
}

async function unsubscribe(around: Deps): Promise<void> {
  const { tx, accountId, newsletter, said } = around;
  for (const known of await lockOfPerson(tx, accountId, newsletter.id, said)) {
    if (await isOver(around, known)) continue;
    const change = changeOf(known, { ...said, late: false }, newsletter.optIn);
    if (change === 'claim') await askWhetherOver(around, known.id);
    if (!change || change === 'claim') continue;
    await updateSubscription(tx, accountId, known.id, next(change, around, known));
    await note(around, known.id, change);
    if (known.status === 'confirmed') await tell(around, known.id, 'unsubscribed');
  }
}

/**
 * Asks the address by mail whether to end the subscription, as a page claims: the link in the mail unsubscribes at once. At
 * most once a day, however often it is claimed. Until then nothing changes.
 */
async function askWhetherOver(around: Deps, id: string): Promise<void> {
  const { tx, accountId, now } = around;
  const events = await listEvents(tx, accountId, id);
  const since = now.getTime() - mailSpan.day;
  const isAsked = events.some(({ event, at }) => event === 'claimed' && at.getTime() > since);
  await note(around, id, 'claim');
  if (!isAsked) await mail(around, id, 'claimed');
}

/** Whether a newer answer exists, or this one was already applied. */
async function isOver({ tx, accountId, said }: Deps, known: Subscription): Promise<boolean> {
  return saidAt(said) < known.saidAt || hasEventOf(tx, accountId, known.id, said.id);
}

function next(
  change: Exclude<Change, 'claim'>,
  { newsletter, said, now }: Deps,
  known: Subscription | undefined,
): SubscriptionChange {
  const at = saidAt(said);
  const { source } = said;
  const again = known && known.endedAt !== null ? { round: known.round + 1 } : {};
  const expiresAt = expiryOf(newsletter.confirmHours, now);
  switch (change) {
    case 'ask':
      return {
        ...again,
        status: 'pending',
        type: 'double',
        source,
        saidAt: at,
        expiresAt,
        endedAt: null,
        settled: false,
      };
    case 'remind':
      return { saidAt: at, expiresAt };
    case 'confirm': {
      // A pending subscription keeps how it was asked for.
      const type = known?.status === 'pending' ? {} : { type: newsletter.optIn, source };
      return { ...again, ...type, status: 'confirmed', saidAt: at, confirmedAt: at, expiresAt: null, endedAt: null };
    }
    case 'lapse':
      return { status: 'expired', type: 'double', source, saidAt: at, endedAt: now, settled: true };
    case 'unsubscribe': {
      const status = said.declined && known?.status === 'pending' ? 'declined' : 'unsubscribed';
      // Once confirmed, the address stays verified, so there is nothing to erase later.
      return { status, saidAt: at, endedAt: at, expiresAt: null, settled: (known?.confirmedAt ?? null) !== null };
    }
  }
}

const events = { ask: 'asked', remind: 'asked', confirm: 'confirmed', lapse: 'expired', claim: 'claimed' } as const;

async function note({ tx, accountId, newsletter, said, now }: Deps, subscriptionId: string, change: Change) {
  const event = change === 'unsubscribe' ? (said.declined ? 'declined' : 'unsubscribed') : events[change];
  const { siteId } = newsletter;
  const consentId = said.id;
  await insertEvent(tx, accountId, { id: newId(now), siteId, subscriptionId, at: saidAt(said), event, consentId });
}

async function mail({ tx, accountId }: Deps, subscriptionId: string, kind: MailKind): Promise<void> {
  // One mail is enough for several requests before it is sent.
  const key = `newsletter ${kind} ${subscriptionId}`;
  await enqueue(tx, mailSubscriber, { accountId, subscriptionId, mail: kind }, { key });
}

async function tell(
  { tx, accountId, newsletter, said }: Deps,
  subscriptionId: string,
  change: 'subscribed' | 'unsubscribed',
): Promise<void> {
  const { id: newsletterId, siteId } = newsletter;
  const at = saidAt(said).toISOString();
  const { id: consentId, source, verified } = said;
  const word = { consentId, source, verified };
  await enqueue(tx, subscriptionChanged, { accountId, siteId, newsletterId, subscriptionId, change, at, ...word });
}

async function languageOf({ tx, accountId, newsletter }: Deps): Promise<string> {
  const site = await findSite(tx, accountId, newsletter.siteId);
  return site?.languages.find(isLocale) ?? 'en';
}
