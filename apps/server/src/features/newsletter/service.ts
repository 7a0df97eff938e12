import { type Newsletter, subscriptionStatus } from '@app/contract';
import { isUniqueViolation, type Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { checkConsentSite } from '../consent-records/index.ts';
import { checkSite } from '../sites/index.ts';
import { findOrRefuse } from './find-or-refuse.ts';
import { newsletterFollower } from './follow.ts';
import {
  countByStatus,
  deleteNewsletter,
  insertNewsletter,
  listNewsletters,
  updateNewsletter,
  type StoredNewsletter,
} from './newsletter-queries.ts';
import { askReplyTo, askReplyToAgain, proofsOf } from './reply-to.ts';

type Settings = Omit<StoredNewsletter, 'id' | 'siteId' | 'createdAt'>;

/** @throws Problem `site.not-found` */
export async function readNewsletters({ services, actor: { accountId } }: Context, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    return { newsletters: await shownWithCounts(tx, accountId, siteId, await listNewsletters(tx, accountId, siteId)) };
  });
}

/** Creates a newsletter that follows consents from now on. @throws Problem `site.not-found`, `newsletter.taken` */
export async function createNewsletter(exchange: Exchange, siteId: string, settings: Settings): Promise<Newsletter> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  const createdAt = services.now();
  const made = { ...settings, id: newId(createdAt), siteId, createdAt };
  const write = () =>
    services.db.inAccount(accountId, async (tx) => {
      await checkSite(tx, accountId, siteId);
      await insertNewsletter(tx, accountId, made);
      await newsletterFollower.begin(tx, accountId);
      const details = { name: made.name };
      await recordEvent(tx, createdAt, actor, 'newsletter.created', { siteId, target: made.id, details });
      if (made.replyTo !== null) await askReplyTo(tx, exchange, siteId, made.replyTo);
      return shown(made, new Map(), await proofsOf(tx, { accountId, siteId }, [made.replyTo]));
    });
  return refusingTaken(write);
}

type Change = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

/** @throws Problem `newsletter.not-found`, `newsletter.taken` */
export async function changeNewsletter(
  exchange: Exchange,
  siteId: string,
  id: string,
  change: Change,
): Promise<Newsletter> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return refusingTaken(() =>
    services.db.inAccount(accountId, async (tx) => {
      const before = await findOrRefuse(tx, accountId, siteId, id);
      if (Object.keys(change).length > 0) await updateNewsletter(tx, accountId, id, change);
      const now = await findOrRefuse(tx, accountId, siteId, id);
      const told = { siteId, target: id, changes: changesBetween(before, now), details: { name: now.name } };
      if (Object.keys(change).length > 0) await recordEvent(tx, services.now(), actor, 'newsletter.changed', told);
      // An unchanged address is not asked: older newsletters may have invalid ones.
      const isNew = now.replyTo !== null && now.replyTo !== before.replyTo;
      if (isNew && now.replyTo !== null) await askReplyTo(tx, exchange, siteId, now.replyTo);
      const [answer] = await shownWithCounts(tx, accountId, siteId, [now]);
      if (!answer) throw new Problem('newsletter.not-found');
      return answer;
    }),
  );
}

/** Mails the link to the reply address again. */
export async function resendReplyTo(exchange: Exchange, siteId: string, id: string): Promise<Newsletter> {
  await askReplyToAgain(exchange, siteId, id);
  return changeNewsletter(exchange, siteId, id, {});
}

/** Deletes a newsletter with its subscriptions; the consents stay. @throws Problem `newsletter.not-found` */
export async function removeNewsletter({ services, actor }: Context, siteId: string, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await deleteNewsletter(tx, accountId, siteId, id))) throw new Problem('newsletter.not-found');
    await recordEvent(tx, services.now(), actor, 'newsletter.deleted', { siteId, target: id });
  });
}

async function refusingTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem('newsletter.taken', undefined, { preference: { code: 'newsletter.taken' } });
  }
}

type Counts = ReadonlyMap<string, number>;
type Proofs = Awaited<ReturnType<typeof proofsOf>>;

async function shownWithCounts(
  tx: Tx,
  accountId: string,
  siteId: string,
  newsletters: readonly StoredNewsletter[],
): Promise<Newsletter[]> {
  const counted = await countByStatus(tx, accountId, siteId);
  const proofs = await proofsOf(
    tx,
    { accountId, siteId },
    newsletters.map(({ replyTo }) => replyTo),
  );
  return newsletters.map((one) => {
    const own = counted.filter(({ newsletterId }) => newsletterId === one.id);
    return shown(one, new Map(own.map(({ status, count }) => [status, Number(count)])), proofs);
  });
}

function shown({ siteId: _, createdAt, ...newsletter }: StoredNewsletter, counts: Counts, proofs: Proofs): Newsletter {
  const all = subscriptionStatus.options.map((status) => [status, counts.get(status) ?? 0] as const);
  return {
    ...newsletter,
    createdAt: createdAt.toISOString(),
    replyToProof: (newsletter.replyTo !== null && proofs.get(newsletter.replyTo)) || null,
    // `all` has an entry for each status.
    counts: Object.fromEntries(all) as Newsletter['counts'],
  };
}
