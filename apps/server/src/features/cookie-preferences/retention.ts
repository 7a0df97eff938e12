import type { PreferenceRetention } from '@app/contract';
import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { keptSince, noteKept, type KeptRule } from '#platform/erasures/erasures.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { checkFresh } from '#platform/http/fresh.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../activity/index.ts';
import { holdRows } from '../evidence/index.ts';
import { deleteExportsOfSite } from '../exports/index.ts';
import {
  deleteChoices,
  deleteRetention,
  dropEmptyPartitions,
  findRetention,
  findValidity,
  insertExpiry,
  listExpiries,
  listFirstDays,
  makePartitions,
  saveRetention,
  type Expiry,
} from './retention-queries.ts';
import { firstIdOf, floorTo, monthsBefore, usualRetention } from './rules.ts';
import { checkSite } from './service.ts';
import { forgetLateChoices } from './jobs.ts';

const expiriesShown = 20;
const usualValidity = 6;

/** @throws Problem `site.not-found` */
export async function readRetention(
  { services, actor: { accountId } }: Context,
  siteId: string,
): Promise<PreferenceRetention> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const expiries = await listExpiries(tx, accountId, siteId, expiriesShown);
    return {
      months: (await findRetention(tx, accountId, siteId)) ?? null,
      effectiveMonths: await effectiveMonths(tx, accountId, siteId),
      expiries: expiries.map(({ at, before, deleted }) => ({
        at: at.toISOString(),
        before: before.toISOString(),
        deleted,
      })),
    };
  });
}

/** Whoever shortens it deletes evidence. @throws Problem `site.not-found`, `session.confirm`, `session.required` */
export async function changeRetention(
  context: Context,
  siteId: string,
  months: number | null,
): Promise<PreferenceRetention> {
  const { services, actor } = context;
  await services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    const before = await effectiveMonths(tx, actor.accountId, siteId);
    if (months === null) await deleteRetention(tx, actor.accountId, siteId);
    else await saveRetention(tx, actor.accountId, siteId, months);
    const after = await effectiveMonths(tx, actor.accountId, siteId);
    if (after < before) checkFresh(actor, services.now());
    await recordEvent(tx, services.now(), actor, 'retention.changed', { siteId, of: 'preferences', before, after });
  });
  return readRetention(context, siteId);
}

async function effectiveMonths(tx: Tx, accountId: string, siteId: string): Promise<number> {
  const own = await findRetention(tx, accountId, siteId);
  return own ?? usualRetention((await findValidity(tx, accountId, siteId)) ?? usualValidity);
}

/** Deletes the choices of each site whose time is over, in whole days, and writes down that it did (RULES C14). */
export async function expireChoices({ db, now, log }: Services): Promise<void> {
  const at = now();
  for (const { accountId, siteId, first } of await db.acrossAccounts(listFirstDays)) {
    await db.asSystem(async (tx) => {
      const months = await effectiveMonths(tx, accountId, siteId);
      const before = keptFrom(at, months);
      const isOver = first < before;
      await noteKept(tx, accountId, at, { kind: 'choices', siteId, months, isOver });
      if (!isOver) return;
      const deleted = await deleteChoices(tx, accountId, siteId, { before, beforeId: firstIdOf(before.getTime()) });
      await keepExpiry(tx, accountId, { id: newId(at), siteId, at, before, deleted });
      log.note('choices expired', { siteId, before: before.toISOString(), deleted });
    });
  }
  await db.asSystem((tx) => dropEmptyPartitions(tx, dayOf(monthsBefore(at, 3))));
}

/** The first day of what is kept for so many months. */
function keptFrom(now: Date, months: number): Date {
  return new Date(floorTo('day', monthsBefore(now, months).getTime()));
}

/**
 * Deletes what was deleted for its age before, in a database from before that, and keeps the site's choices for as long as
 * it said last. Gives how many choices it were.
 */
export async function expireChoicesAgain(
  { db, now }: Services,
  {
    accountId,
    siteId,
    rules,
  }: { readonly accountId: string; readonly siteId: string; readonly rules: readonly KeptRule[] },
): Promise<number> {
  const at = now();
  const before = keptSince(rules, at, keptFrom);
  return db.asSystem(async (tx) => {
    const deleted = await deleteChoices(tx, accountId, siteId, { before, beforeId: firstIdOf(before.getTime()) });
    if (deleted > 0) await keepExpiry(tx, accountId, { id: newId(at), siteId, at, before, deleted });
    const months = rules.at(-1)?.months;
    if (months !== undefined && months !== (await effectiveMonths(tx, accountId, siteId)))
      await saveRetention(tx, accountId, siteId, months);
    return deleted;
  });
}

/** Writes down what was deleted, and makes a leaf of it. */
async function keepExpiry(tx: Tx, accountId: string, expiry: Expiry): Promise<void> {
  await insertExpiry(tx, accountId, expiry);
  await holdRows(tx, accountId, 'choices-expiry', { ids: [expiry.id] }, expiry.at);
}

/** Longer than a process takes a site for one that is there. */
const late = 5 * 60_000;

/** Deletes all choices of a site, and files of them, where its owner asked for that when it was deleted. */
export async function forgetChoices(
  services: Services,
  { evidence, accountId, siteId }: { readonly accountId: string; readonly siteId: string; readonly evidence: string },
): Promise<void> {
  if (evidence !== 'delete') return;
  await forgetChoicesOf(services, { accountId, siteId });
  const runAt = new Date(services.now().getTime() + late);
  await services.db.asSystem((tx) =>
    enqueue(tx, forgetLateChoices, { accountId, siteId }, { runAt, key: `forget choices of ${siteId}` }),
  );
}

type GoneSite = { readonly accountId: string; readonly siteId: string };

/** Deletes all choices of a site, and files of them. Run twice, it finds nothing the second time. */
export async function forgetChoicesOf(services: Services, { accountId, siteId }: GoneSite): Promise<void> {
  const end = new Date(Date.UTC(9999, 0, 1));
  const beforeId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  const at = services.now();
  await services.db.asSystem(async (tx) => {
    const deleted = await deleteChoices(tx, accountId, siteId, { before: end, beforeId });
    if (deleted > 0) await keepExpiry(tx, accountId, { id: newId(at), siteId, at, before: end, deleted });
  });
  await deleteExportsOfSite(services, { accountId, siteId }, ['cookie-preferences']);
}

/** Events of two days before are taken, and two months to come stand ready. */
const monthsAhead = 2;
const backDays = 3;

/** Makes the partitions that choices of now and the next two months need. @throws what the database says: an alarm */
export async function preparePartitions(db: Database, now: Date): Promise<number> {
  const first = new Date(now.getTime() - backDays * 24 * 3_600_000);
  const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
  const months = monthOf(now) - monthOf(first) + 1 + monthsAhead;
  return db.asSystem((tx) => makePartitions(tx, dayOf(first), months));
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
