import { consentInput, type ConsentInput } from '@app/contract';
import { isLocale } from '@app/texts';
import type { Once, Services } from '#platform/http/context.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { listFollowed, type ConsentIntake } from '../consent-records/index.ts';
import { apply } from './apply.ts';
import type { StoredNewsletter } from './newsletter-queries.ts';
import { findSubscription, listEvents, type Subscription } from './queries.ts';

/** How a subscriber, or the owner on their behalf, gave the answer. */
export type Way = 'confirmation link' | 'unsubscribe link' | 'one click' | 'taken back' | 'asked again' | 'owner';

export type Saying = {
  readonly wanted: boolean;
  readonly way: Way;
  readonly verified?: boolean;
  readonly declined?: boolean;
  /** Who of the account answers on behalf of the subscriber. */
  readonly doer?: Doer;
};

type Of = { readonly accountId: string; readonly newsletter: StoredNewsletter; readonly subscription: Subscription };

/**
 * Stores a subscriber's answer as a consent, and applies it at once (RULES C7). If the server stops in between, the follower of
 * consents applies it.
 *
 * @throws Problem `server.busy`
 */
export async function say(
  services: Services,
  intake: ConsentIntake,
  { accountId, newsletter, subscription }: Of,
  { wanted, way, verified = false, declined = false, doer }: Saying,
  once?: Once,
): Promise<Subscription | undefined> {
  const { email, language } = subscription;
  const input = consentInput.parse({
    kind: wanted ? 'consent' : 'withdrawal',
    subject: { ...nameOf(subscription), ...(verified && { verified }) },
    legal_notices: await noticesOf(services, accountId, subscription),
    preferences: { [newsletter.preference]: wanted },
    proofs: [{ content: JSON.stringify({ newsletter: newsletter.name, by: declined ? 'declined' : way }) }],
    ...(isLocale(language) && { language }),
    ...(verified && { verified }),
  });
  // A link alone is trusted only as much as a page, since it may have been forwarded.
  const kind = way === 'asked again' ? 'public' : 'private';
  const kept = await keep(intake, accountId, newsletter, input, kind, once);
  // The subscription itself identifies the person.
  const vouched = { source: kind, verified, claimed: kind === 'public', known: true } as const;
  const said = { ...kept, ...vouched, email, language, wanted, declined };
  return services.db.inAccount(accountId, async (tx) => {
    await apply(tx, accountId, newsletter, said, services.now());
    const told = { siteId: newsletter.siteId, target: subscription.id };
    if (doer) await recordEvent(tx, services.now(), doer, 'subscription.withdrawn', told);
    return findSubscription(tx, accountId, subscription.id);
  });
}

/** Stores a consent on behalf of a newsletter. @throws Problem `server.busy` */
export async function keep(
  intake: ConsentIntake,
  accountId: string,
  { id, siteId }: StoredNewsletter,
  input: ConsentInput,
  kind: 'public' | 'private',
  once?: Once,
) {
  const { mark: _, ...kept } = await intake.keep({ id, accountId, siteId, kind }, input, once);
  return { ...kept, receivedAt: kept.at };
}

/**
 * The person's identity at the site, if the address is theirs; otherwise only the address. An id from a page proves nothing.
 */
function nameOf({ email, subjectEmail, externalId, isKnown }: Subscription): { email: string; id?: string } {
  return isKnown && subjectEmail === email && externalId !== null ? { id: externalId, email } : { email };
}

/** The notices that were shown with the original request: the answer refers to the same ones. */
async function noticesOf(
  { db }: Services,
  accountId: string,
  { id, siteId }: Subscription,
): Promise<ConsentInput['legal_notices']> {
  return db.inAccount(accountId, async (tx) => {
    const asked = (await listEvents(tx, accountId, id)).findLast(
      ({ event, consentId }) => event === 'asked' && consentId,
    );
    const [consent] = asked?.consentId ? await listFollowed(tx, accountId, [siteId], [asked.consentId]) : [];
    return (consent?.notices ?? []).map(({ identifier, version, language }) => ({
      identifier,
      ...(version !== undefined && { version }),
      ...(isLocale(language) && { language }),
    }));
  });
}
