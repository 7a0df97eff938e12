import { nameInMail, type Newsletter } from '@app/contract';
import { fill, isLocale, languageTag, loadWords, wordsLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { allowMails, findPersonOf, listRecipients } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { findSite } from '../sites/index.ts';
import { findOrRefuse } from './find-or-refuse.ts';
import { mailReplyAddress } from './jobs.ts';
import { replyToUrl } from './links.ts';
import {
  findNewsletterNaming,
  findReplyAddress,
  insertReplyAddress,
  listReplyAddresses,
  lockReplyAddress,
  updateReplyAddress,
  type ReplyAddress,
} from './reply-queries.ts';
import { mailSpan, mostMails, replyLinkSpan, sendLater } from './rules.ts';

type Proof = NonNullable<Newsletter['replyToProof']>;
type SiteOf = { readonly accountId: string; readonly siteId: string };

/**
 * The status of reply addresses, by address. Mails use only one that is `own`, the verified address of a person who may read
 * the newsletters of the site, or `confirmed` by our link: otherwise replies would go to strangers. An address that was asked
 * is not `own`, so that a guest who names it does not learn whom the account has.
 */
export async function proofsOf(
  tx: Tx,
  { accountId, siteId }: SiteOf,
  given: readonly (string | null)[],
): Promise<ReadonlyMap<string, Proof>> {
  const emails = [...new Set(given)].filter((email) => email !== null);
  if (emails.length === 0) return new Map();
  const own = new Set((await listRecipients(tx, accountId, 'newsletter.read', siteId)).map(({ email }) => email));
  const known = new Map((await listReplyAddresses(tx, accountId, emails)).map((one) => [one.email, one]));
  return new Map(
    emails.map((email) => {
      const asked = known.get(email);
      return [email, own.has(email) && !asked ? ownProof : proofOf(asked)];
    }),
  );
}

const ownProof: Proof = { status: 'own', at: null };

function proofOf(known: ReplyAddress | undefined): Proof {
  if (!known) return { status: 'unasked', at: null };
  const { provedAt, declinedAt, askedAt } = known;
  if (provedAt) return { status: 'confirmed', at: provedAt.toISOString() };
  if (declinedAt) return { status: 'declined', at: declinedAt.toISOString() };
  return { status: 'waiting', at: askedAt.toISOString() };
}

/** The reply address, if mails may use it. */
export async function provedReplyTo(tx: Tx, site: SiteOf, replyTo: string | null): Promise<string | null> {
  const proof = replyTo === null ? undefined : (await proofsOf(tx, site, [replyTo])).get(replyTo);
  return proof?.status === 'own' || proof?.status === 'confirmed' ? replyTo : null;
}

/**
 * Asks a new address by mail whether it accepts replies, in the caller's transaction. Does nothing for an address that was
 * asked before. Whoever may not see the people of the account has every address asked but their own.
 */
export async function askReplyTo(
  tx: Tx,
  { services: { now }, actor, asked: { locale } }: Exchange,
  siteId: string,
  email: string,
): Promise<void> {
  const { accountId } = actor;
  const proof = (await proofsOf(tx, { accountId, siteId }, [email])).get(email);
  const isKnown = actor.rights.account.has('people.read');
  const isTaken = proof?.status === 'own' && !isKnown && !(await isOwnAddress(tx, actor, email));
  if (proof?.status !== 'unasked' && !isTaken) return;
  const id = newId(now());
  const language = wordsLocale(locale, 'newsletter');
  if (await insertReplyAddress(tx, accountId, { id, email, language, askedAt: now(), mails: 1 })) {
    await enqueue(tx, mailReplyAddress, { accountId, replyAddressId: id }, { key: `reply address ${id}` });
  }
}

async function isOwnAddress(tx: Tx, { accountId, id }: Actor, email: string): Promise<boolean> {
  return (await findPersonOf(tx, accountId, id))?.email === email;
}

/**
 * Asks the reply address of a newsletter again.
 *
 * @throws Problem `newsletter.not-found`, `input.invalid`, `email.verified-already`, `reply-to.declined`,
 * `subscription.mailed-enough`
 */
export async function askReplyToAgain(exchange: Exchange, siteId: string, id: string): Promise<void> {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { replyTo } = await findOrRefuse(tx, accountId, siteId, id);
    if (replyTo === null) throw new Problem('input.invalid', undefined, { replyTo: { code: 'field.required' } });
    const known = await lockReplyAddress(tx, accountId, replyTo);
    const status = (await proofsOf(tx, { accountId, siteId }, [replyTo])).get(replyTo)?.status;
    if (status === 'own' || status === 'confirmed') throw new Problem('email.verified-already');
    if (status === 'declined') throw new Problem('reply-to.declined');
    await recordEvent(tx, services.now(), actor, 'reply-to.requested', { siteId, target: id });
    if (!known) return askReplyTo(tx, exchange, siteId, replyTo);
    const isNewDay = services.now().getTime() - known.askedAt.getTime() >= mailSpan.day;
    if (!isNewDay && known.mails >= mostMails.toReplyAddress) throw new Problem('subscription.mailed-enough');
    const language = wordsLocale(asked.locale, 'newsletter');
    const count = isNewDay ? { askedAt: services.now(), mails: 1 } : { mails: known.mails + 1 };
    await updateReplyAddress(tx, accountId, known.id, { ...count, language });
    await enqueue(tx, mailReplyAddress, { accountId, replyAddressId: known.id }, { key: `reply address ${known.id}` });
  });
}

type ReplyToTask = { readonly accountId: string; readonly replyAddressId: string };

/** Mails the link by which an address accepts replies, if that is still to be asked. */
export async function sendReplyMail(services: Services, asked: ReplyToTask): Promise<void> {
  const { accountId, replyAddressId: id } = asked;
  const found = await services.db.inAccount(accountId, async (tx) => {
    const visit = await replyVisitOf(tx, services, asked);
    if (visit?.state !== 'replyTo') return undefined;
    const allowed = await allowMails(tx, services, accountId, 1);
    if (allowed === 'later') {
      const runAt = new Date(services.now().getTime() + sendLater);
      await enqueue(tx, mailReplyAddress, asked, { runAt });
    }
    return allowed === 'now' ? visit : undefined;
  });
  if (!found) return;
  const { locale, newsletter, site, email } = found.around;
  const { mails } = await loadWords(locale, 'newsletter');
  const link = replyToUrl(services, { accountId, id });
  const values = { list: nameInMail(newsletter.name), site: nameInMail(site.name), email, link };
  await services.mail.send(email, {
    language: languageTag(locale),
    subject: fill(mails.replyTo.subject, values),
    text: fill(mails.replyTo.body, values),
  });
}

type State = 'replyTo' | 'replyToConfirmed' | 'replyToDeclined' | 'replyToExpired';

/** The state that the link of an address shows. Undefined: no newsletter uses the address any more. */
export async function replyVisitOf(tx: Tx, { now }: Services, { accountId, replyAddressId }: ReplyToTask) {
  const address = await findReplyAddress(tx, accountId, replyAddressId);
  const newsletter = address && (await findNewsletterNaming(tx, accountId, address.email));
  const site = newsletter && (await findSite(tx, accountId, newsletter.siteId));
  if (!address || !site) return undefined;
  const { language, email } = address;
  const locale = wordsLocale(isLocale(language) ? language : 'en', 'newsletter');
  const around = { locale, newsletter, site: { name: site.name, url: site.url }, email };
  return { state: stateOf(address, now()), around };
}

function stateOf({ provedAt, declinedAt, askedAt }: ReplyAddress, now: Date): State {
  if (provedAt) return 'replyToConfirmed';
  if (declinedAt) return 'replyToDeclined';
  return now.getTime() - askedAt.getTime() > replyLinkSpan ? 'replyToExpired' : 'replyTo';
}
