import { nameInMail } from '@app/contract';
import { fill, formatDate, isLocale, languageTag, loadWords, wordsLocale, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Message } from '#platform/mail/mail.ts';
import { allowMails } from '../accounts/index.ts';
import { findSite } from '../sites/index.ts';
import { mailSubscriber, type MailKind } from './jobs.ts';
import { confirmUrl, unsubscribeUrl } from './links.ts';
import { countMailsOf, countMailsOfSite, countMailsTo } from './mail-queries.ts';
import { findNewsletter, type StoredNewsletter } from './newsletter-queries.ts';
import { findSubscription, insertEvent, type Subscription } from './queries.ts';
import { provedReplyTo } from './reply-to.ts';
import { mailSpan, mostMails, sendLater } from './rules.ts';

type MailTask = { readonly accountId: string; readonly subscriptionId: string; readonly mail: MailKind };

/** Sends a mail if it is still due and within the limits. */
export async function sendMail(services: Services, asked: MailTask): Promise<void> {
  const { db, now, mail } = services;
  const { accountId } = asked;
  const found = await db.inAccount(accountId, async (tx) => {
    const subscription = await findSubscription(tx, accountId, asked.subscriptionId);
    if (!subscription || !isWanted(subscription, asked.mail, now())) return undefined;
    if (await wereEnough(tx, accountId, subscription, now())) return undefined;
    const { siteId, newsletterId } = subscription;
    if ((await countMailsOfSite(tx, accountId, siteId, before(now(), mailSpan.hour))) >= mostMails.ofSite) {
      await enqueue(tx, mailSubscriber, asked, { runAt: before(now(), -sendLater) });
      return undefined;
    }
    const allowed = await allowMails(tx, services, accountId, 1);
    // The account's owner is not verified; the person can ask for the newsletter again once they are.
    if (allowed === 'unproved') return undefined;
    if (allowed === 'later') {
      await enqueue(tx, mailSubscriber, asked, { runAt: before(now(), -sendLater) });
      return undefined;
    }
    const newsletter = await findNewsletter(tx, accountId, siteId, newsletterId);
    const site = await findSite(tx, accountId, siteId);
    if (!newsletter || !site) return undefined;
    const replyTo = await provedReplyTo(tx, { accountId, siteId }, newsletter.replyTo);
    return { subscription, newsletter: { ...newsletter, replyTo }, siteName: site.name };
  });
  if (!found) return;
  const message = await messageOf(services, accountId, found, asked.mail);
  await mail.send(found.subscription.email, message);
  const { id: subscriptionId, siteId } = found.subscription;
  const event = { id: newId(now()), siteId, subscriptionId, at: now(), event: 'mailed', consentId: null } as const;
  await db.inAccount(accountId, async (tx) => {
    // The subscription may have been erased while the mail was sent.
    if (await findSubscription(tx, accountId, subscriptionId)) await insertEvent(tx, accountId, event);
  });
}

function isWanted({ status, expiresAt }: Subscription, mail: MailTask['mail'], now: Date): boolean {
  if (mail !== 'confirm') return status === 'confirmed';
  return status === 'pending' && expiresAt !== null && expiresAt > now;
}

/** Whether an address has received the daily maximum of our mails that anybody can trigger. */
export async function wereEnough(
  tx: Tx,
  accountId: string,
  { id, email }: Pick<Subscription, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  const since = before(now, mailSpan.day);
  if ((await countMailsOf(tx, accountId, id, since)) >= mostMails.ofSubscription) return true;
  return (await countMailsTo(tx, accountId, email, since)) >= mostMails.toAddress;
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

type MailRecipient = {
  readonly subscription: Subscription;
  readonly newsletter: StoredNewsletter;
  readonly siteName: string;
};

async function messageOf(
  services: Services,
  accountId: string,
  { subscription, newsletter, siteName }: MailRecipient,
  mail: MailKind,
): Promise<Message> {
  const locale = localeOf(subscription);
  const { mails } = await loadWords(locale, 'newsletter');
  const { email: address, id, round, expiresAt } = subscription;
  const values = { list: nameInMail(newsletter.name), site: nameInMail(siteName), email: address };
  const unsubscribe = unsubscribeUrl(services, { accountId, id });
  const common = {
    language: languageTag(locale),
    sender: { name: nameInMail(newsletter.senderName ?? siteName), replyTo: newsletter.replyTo },
  };
  if (mail !== 'confirm') {
    const { subject, body } = mails[mail];
    return {
      ...common,
      subject: fill(subject, values),
      text: fill(body, { ...values, link: unsubscribe }),
      unsubscribe,
    };
  }
  const link = confirmUrl(services, { accountId, id, round });
  const date = momentOf(locale, expiresAt ?? services.now());
  const text = fill(mails.confirm.body, { ...values, link, date });
  return { ...common, subject: fill(mails.confirm.subject, values), text };
}

/** The language for a subscriber: theirs, if the words are translated into it. */
export function localeOf({ language }: Pick<Subscription, 'language'>): Locale {
  return wordsLocale(isLocale(language) ? language : 'en', 'newsletter');
}

/** The time until which a link works, with its time zone. */
export function momentOf(locale: Locale, moment: Date): string {
  return `${formatDate(locale, moment, 'date_and_time')} UTC`;
}
