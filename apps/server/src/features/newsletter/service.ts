import { type Newsletter, subscriptionStatus } from '@app/contract';
import { isUniqueViolation, type Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../activity/index.ts';
import { checkLiving, checkSite } from '../consent-records/index.ts';
import { beginToFollow } from './follow.ts';
import {
  countByStatus,
  deleteNewsletter,
  findNewsletter,
  insertNewsletter,
  listNewsletters,
  updateNewsletter,
  type StoredNewsletter,
} from './newsletter-queries.ts';

type Settings = Omit<StoredNewsletter, 'id' | 'siteId' | 'createdAt'>;

/** @throws Problem `site.not-found` */
export async function readNewsletters({ services, actor: { accountId } }: Context, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return { newsletters: await shownWithCounts(tx, accountId, siteId, await listNewsletters(tx, accountId, siteId)) };
  });
}

/** Consents that come from now on are followed. @throws Problem `site.not-found`, `newsletter.taken` */
export async function createNewsletter(
  { services, actor: { accountId } }: Context,
  siteId: string,
  settings: Settings,
): Promise<Newsletter> {
  const createdAt = services.now();
  const made = { ...settings, id: newId(createdAt), siteId, createdAt };
  const write = () =>
    services.db.inAccount(accountId, async (tx) => {
      await checkLiving(tx, accountId, siteId);
      await insertNewsletter(tx, accountId, made);
      await beginToFollow(tx, accountId);
    });
  await refusingTaken(write);
  return shown(made, new Map());
}

type Change = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

/** @throws Problem `newsletter.not-found`, `newsletter.taken` */
export async function changeNewsletter(
  { services, actor: { accountId } }: Context,
  siteId: string,
  id: string,
  change: Change,
): Promise<Newsletter> {
  return refusingTaken(() =>
    services.db.inAccount(accountId, async (tx) => {
      await findOrRefuse(tx, accountId, siteId, id);
      if (Object.keys(change).length > 0) await updateNewsletter(tx, accountId, id, change);
      const now = await findOrRefuse(tx, accountId, siteId, id);
      const [answer] = await shownWithCounts(tx, accountId, siteId, [now]);
      if (!answer) throw new Problem('newsletter.not-found');
      return answer;
    }),
  );
}

/** Its subscriptions go with it; the consents stay. @throws Problem `newsletter.not-found` */
export async function removeNewsletter({ services, actor }: Context, siteId: string, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await deleteNewsletter(tx, accountId, siteId, id))) throw new Problem('newsletter.not-found');
    await recordEvent(tx, services.now(), actor, 'newsletter.deleted', { siteId, newsletterId: id });
  });
}

/** @throws Problem `newsletter.not-found` */
export async function findOrRefuse(tx: Tx, accountId: string, siteId: string, id: string): Promise<StoredNewsletter> {
  const found = await findNewsletter(tx, accountId, siteId, id);
  if (!found) throw new Problem('newsletter.not-found');
  return found;
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

async function shownWithCounts(
  tx: Tx,
  accountId: string,
  siteId: string,
  newsletters: readonly StoredNewsletter[],
): Promise<Newsletter[]> {
  const counted = await countByStatus(tx, accountId, siteId);
  return newsletters.map((one) => {
    const own = counted.filter(({ newsletterId }) => newsletterId === one.id);
    return shown(one, new Map(own.map(({ status, count }) => [status, Number(count)])));
  });
}

function shown({ siteId: _, createdAt, ...newsletter }: StoredNewsletter, counts: Counts): Newsletter {
  const all = subscriptionStatus.options.map((status) => [status, counts.get(status) ?? 0] as const);
  return {
    ...newsletter,
    createdAt: createdAt.toISOString(),
    // Of each status one.
    counts: Object.fromEntries(all) as Newsletter['counts'],
  };
}
