import type { PreferenceRetention } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { dayOf, firstIdAt, keptFrom, monthsBefore } from '#platform/database/monthly.ts';
import { findRetention, listRetentions, saveRetention } from '#platform/database/retention-queries.ts';
import { keptSince, noteKept, type KeptRule } from '#platform/erasures/erasures.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { checkFresh } from '#platform/http/fresh.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { holdRows } from '../evidence/index.ts';
import { deleteExportsOfSite } from '../exports/index.ts';
import { findNewest } from './queries.ts';
import {
  deleteChoices,
  dropEmptyPartitions,
  findValidity,
  listValidities,
  insertExpiry,
  listExpiries,
  listFirstDays,
  type Expiry,
} from './retention-queries.ts';
import { usualRetention } from './rules.ts';
import { deleteUnanswered } from './unanswered-queries.ts';
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
      months: (await findRetention(tx, 'preferenceRetention', accountId, siteId)) ?? null,
      effectiveMonths: await effectiveMonths(tx, accountId, siteId),
      expiries: expiries.map(({ at, before, deleted }) => ({
        at: at.toISOString(),
        before: before.toISOString(),
        deleted,
      })),
    };
  });
}

/**
 * Changes the retention. Shortening it deletes evidence, so it needs a recent password. @throws Problem
 * `site.not-found`, `session.confirm`, `session.required`
 */
export async function changeRetention(
  context: Context,
  siteId: string,
  months: number | null,
): Promise<PreferenceRetention> {
  const { services, actor } = context;
  await services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    const before = await effectiveMonths(tx, actor.accountId, siteId);
    await saveRetention(tx, 'preferenceRetention', actor.accountId, siteId, months);
    const after = await effectiveMonths(tx, actor.accountId, siteId);
    if (after < before) checkFresh(actor, services.now());
    await recordEvent(tx, services.now(), actor, 'retention.changed', {
      siteId,
      details: { of: 'preferences' },
      changes: { months: [before, after] },
    });
  });
  return readRetention(context, siteId);
}

/** For how many months choices on sites are kept: the settings that were made, and what is usual by the banner of a site. */
export async function listEffectiveMonths(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<{ readonly set: ReadonlyMap<string, number>; readonly usual: (siteId: string) => number }> {
  const set = await listRetentions(tx, 'preferenceRetention', accountId, siteIds);
  const validities = await listValidities(tx, accountId, siteIds);
  return { set, usual: (siteId) => usualRetention(validities.get(siteId) ?? usualValidity) };
}

async function effectiveMonths(tx: Tx, accountId: string, siteId: string): Promise<number> {
  const own = await findRetention(tx, 'preferenceRetention', accountId, siteId);
  return own ?? usualRetention((await findValidity(tx, accountId, siteId)) ?? usualValidity);
}

/** Deletes the expired choices of each site, in whole days, and records the deletion (RULES C14). */
export async function expireChoices({ db, now, log }: Services): Promise<void> {
  const at = now();
  for (const { accountId, siteId, first } of await db.acrossAccounts(listFirstDays)) {
    await db.asSystem(async (tx) => {
      const months = await effectiveMonths(tx, accountId, siteId);
      const before = keptFrom(at, months);
      const isOver = first < before;
      await noteKept(tx, accountId, at, { kind: 'choices', siteId, months, isOver });
      if (!isOver) return;
      const deleted = await deleteChoices(tx, accountId, siteId, { before, beforeId: firstIdAt(before) });
      await keepExpiry(tx, accountId, { id: newId(at), siteId, at, before, deleted });
      log.note('choices expired', { siteId, before: before.toISOString(), deleted });
    });
  }
  await db.asSystem((tx) => dropEmptyPartitions(tx, dayOf(monthsBefore(at, 3))));
}

/**
 * Repeats deletions of expired choices in a database restored from before them, and sets the site's retention to the
 * last known one. Returns the number of deleted choices.
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
    const deleted = await deleteChoices(tx, accountId, siteId, { before, beforeId: firstIdAt(before) });
    if (deleted > 0) await keepExpiry(tx, accountId, { id: newId(at), siteId, at, before, deleted });
    const months = rules.at(-1)?.months;
    if (months !== undefined && months !== (await effectiveMonths(tx, accountId, siteId)))
      await saveRetention(tx, 'preferenceRetention', accountId, siteId, months);
    return deleted;
  });
}

/** Records a deletion, and makes a leaf of the record. */
async function keepExpiry(tx: Tx, accountId: string, expiry: Expiry): Promise<void> {
  await insertExpiry(tx, accountId, expiry);
  await holdRows(tx, accountId, 'choices-expiry', { ids: [expiry.id] }, expiry.at);
}

/** Longer than any process may cache the site as existing, in milliseconds. */
const late = 5 * 60_000;

/** Deletes the counts of banners that were left unanswered on a deleted site, which are no evidence, whatever stays of its choices. */
export async function forgetUnanswered(
  { db }: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  await db.asSystem((tx) => deleteUnanswered(tx, accountId, siteId));
}

/** Deletes all choices and exports of a deleted site or banner, if its owner asked for that. */
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

/** Deletes all choices and exports of a site. Idempotent. */
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

/** The newest choice of a site and the months for which each is kept; `undefined` if there is none. */
export async function choicesEvidence(tx: Tx, accountId: string, siteId: string) {
  const newest = await findNewest(tx, accountId, siteId);
  return newest && { newestAt: newest.receivedAt, months: await effectiveMonths(tx, accountId, siteId) };
}
