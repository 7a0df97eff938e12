import type { Services } from '#platform/http/context.ts';
import { findNamedSite } from '../sites/index.ts';
import { localeOf } from './mails.ts';
import { findNewsletter, type StoredNewsletter } from './newsletter-queries.ts';
import type { PageContext, NewsletterPage } from './page.ts';
import { findSubscription, type Subscription } from './queries.ts';
import type { Linked } from './tokens.ts';

/** An opened link and its target. */
export type Visit = {
  readonly accountId: string;
  readonly subscription: Subscription;
  readonly newsletter: StoredNewsletter;
  readonly around: PageContext;
  /** Whether its site was deleted: then its reader can only unsubscribe. */
  readonly isDeleted: boolean;
};

/** The fields of a submitted form. */
export type Entered = { readonly action: string | undefined; readonly undo: string | undefined };

/** The response: a page with the address its form may redirect to, or a redirect. */
export type Answered =
  | { readonly shown: NewsletterPage; readonly around: PageContext; readonly leadsTo?: string | null }
  | { readonly shown: 'unavailable'; readonly around: PageContext }
  | { readonly to: string };

/** Resolves a link. Undefined: its target was deleted. */
export async function visitOf({ db }: Services, { accountId, id }: Linked): Promise<Visit | undefined> {
  return db.inAccount(accountId, async (tx) => {
    const subscription = await findSubscription(tx, accountId, id);
    if (!subscription) return undefined;
    const newsletter = await findNewsletter(tx, accountId, subscription.siteId, subscription.newsletterId);
    const site = await findNamedSite(tx, accountId, subscription.siteId);
    if (!newsletter || !site) return undefined;
    const { name, url, isDeleted } = site;
    const around = { locale: localeOf(subscription), newsletter, site: { name, url }, email: subscription.email };
    return { accountId, subscription, newsletter, around, isDeleted };
  });
}
