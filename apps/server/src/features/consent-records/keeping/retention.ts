import type { ConsentRetention } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { firstIdAt, keptFrom } from '#platform/database/monthly.ts';
import { findRetention, saveRetention } from '#platform/database/retention-queries.ts';
import { keptSince, noteKept, type KeptRule } from '#platform/erasures/erasures.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { checkFresh } from '#platform/http/fresh.ts';
import { recordEvent } from '../../audit/index.ts';
import { holdRemoval } from '../../evidence/index.ts';
import { deleteExportsOfSite } from '../../exports/index.ts';
import { deleteRest, eraseKept, listErasures } from '../people/erasure-queries.ts';
import { eraseSilent, shownErasures } from '../people/erasure.ts';
import { lockPeople } from '../people/people-lock-queries.ts';
import { checkConsentSite } from '../site.ts';
import { findLastDay, listFirstDays } from './retention-queries.ts';

const erasuresShown = 20;

/**
 * Default number of months for which the consents of a person are kept after their latest one (RULES C14): three years in
 * which the consent holds, then five in which it may have to be proved. No law limits how long a consent given in a form
 * holds; three years since the last contact is the longest period that authorities name.
 */
export const usualRetention = 36 + 60;

/** @throws Problem `site.not-found` */
export async function readRetention(
  { services, actor: { accountId } }: Context,
  siteId: string,
): Promise<ConsentRetention> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const own = await findRetention(tx, 'consentRetention', accountId, siteId);
    const erasures = await listErasures(tx, accountId, siteId, erasuresShown, 'retention');
    return {
      months: own ?? null,
      effectiveMonths: own ?? usualRetention,
      erasures: await shownErasures(tx, accountId, erasures),
    };
  });
}

/** Changes the retention of a site. A shorter one deletes evidence, so it needs a fresh session. @throws Problem `site.not-found`, `session.confirm`, `session.required` */
export async function changeRetention(
  context: Context,
  siteId: string,
  months: number | null,
): Promise<ConsentRetention> {
  const { services, actor } = context;
  await services.db.inAccount(actor.accountId, async (tx) => {
    await checkConsentSite(tx, actor.accountId, siteId);
    const before = (await findRetention(tx, 'consentRetention', actor.accountId, siteId)) ?? usualRetention;
    const after = months ?? usualRetention;
    if (after < before) checkFresh(actor, services.now());
    await saveRetention(tx, 'consentRetention', actor.accountId, siteId, months);
    await recordEvent(tx, services.now(), actor, 'retention.changed', {
      siteId,
      details: { of: 'consents' },
      changes: { months: [before, after] },
    });
  });
  return readRetention(context, siteId);
}

/**
 * Erases on each site the people without a consent within the retention period, and logs it (RULES C14). All consents of a
 * person are kept as long as the newest, because the older ones help to prove it.
 */
export async function expirePeople({ db, now, log }: Services): Promise<void> {
  const at = now();
  for (const { accountId, siteId, first } of await db.acrossAccounts(listFirstDays)) {
    const { before, isOver } = await db.asSystem(async (tx) => {
      const months = await keptFor(tx, accountId, siteId);
      const day = keptFrom(at, months);
      const over = first < day;
      await noteKept(tx, accountId, at, { kind: 'consents', siteId, months, isOver: over });
      return { before: day, isOver: over };
    });
    if (!isOver) continue;
    const cause = { id: newId(at), at, cause: 'retention', before } as const;
    const erased = await eraseSilent(db, { accountId, siteId }, before, cause);
    await db.asSystem((tx) => eraseKept(tx, accountId, siteId, firstIdAt(before)));
    if (erased.subjects > 0) log.note('consents expired', { siteId, before: before.toISOString(), ...erased });
  }
}

async function keptFor(tx: Tx, accountId: string, siteId: string): Promise<number> {
  return (await findRetention(tx, 'consentRetention', accountId, siteId)) ?? usualRetention;
}

/**
 * Repeats the retention runs of a site in a database restored from an older backup, and sets the latest retention. Returns
 * the number of people erased.
 */
export async function expirePeopleAgain(
  { db, now }: Services,
  {
    accountId,
    siteId,
    rules,
  }: { readonly accountId: string; readonly siteId: string; readonly rules: readonly KeptRule[] },
): Promise<number> {
  const at = now();
  const before = keptSince(rules, at, keptFrom);
  const cause = { id: newId(at), at, cause: 'restored', before: null } as const;
  const erased = await eraseSilent(db, { accountId, siteId }, before, cause);
  await db.asSystem(async (tx) => {
    await eraseKept(tx, accountId, siteId, firstIdAt(before));
    const months = rules.at(-1)?.months;
    if (months !== undefined && months !== (await keptFor(tx, accountId, siteId)))
      await saveRetention(tx, 'consentRetention', accountId, siteId, months);
  });
  return erased.subjects;
}

type GoneSite = { readonly accountId: string; readonly siteId: string };

/** Erases everything of a deleted site except its leaves, because the account has one tree for all sites. Idempotent. */
export async function forgetSite(services: Services, { accountId, siteId }: GoneSite): Promise<void> {
  const { db, now } = services;
  const at = now();
  const end = new Date(Date.UTC(9999, 0, 1));
  const cause = { id: newId(at), at, cause: 'site-deleted', before: null } as const;
  await eraseSilent(db, { accountId, siteId }, end, cause);
  await deleteExportsOfSite(services, { accountId, siteId }, ['consents', 'subjects']);
  await db.asSystem(async (tx) => {
    await lockPeople(tx, siteId);
    await eraseKept(tx, accountId, siteId, firstIdAt(end));
    await holdRemoval(tx, accountId, 'legal-notice-text', { siteId }, at);
    await deleteRest(tx, accountId, siteId);
  });
}

/** The day of a site's newest consent and the months for which each is kept; `undefined` if there is none. */
export async function consentsEvidence(tx: Tx, accountId: string, siteId: string) {
  const newestAt = await findLastDay(tx, accountId, siteId);
  return newestAt && { newestAt, months: await keptFor(tx, accountId, siteId) };
}
