import type { Preference, PreferenceDetail } from '@app/contract';
import type { GroupState } from '#platform/database/group-commit.ts';
import type { Tx } from '#platform/database/database.ts';
import { firstIdAt, monthsBefore } from '#platform/database/monthly.ts';
import { earlier, idsOf, later, pageOf } from '#platform/database/paging.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { checkSiteOrRecords } from '../sites/index.ts';
import {
  findNewest,
  findPreference,
  findShown,
  findSignals,
  listChain,
  listPreferences,
  type IdRange,
} from './queries.ts';
import { findUncountedSince } from './rollup-queries.ts';
import { digitsOf, monthsShown, shownPreference } from './rules.ts';

/** A time range in ISO form. */
export type TimeRange = { readonly from?: string | undefined; readonly to?: string | undefined };

const longestChain = 500;

/** Checks that a site exists, or that choices of a deleted site do. @throws Problem `site.not-found` */
export const checkSite = checkSiteOrRecords(
  async (tx, accountId, siteId) => (await findNewest(tx, accountId, siteId)) !== undefined,
);

/** @throws Problem `site.not-found` */
export async function readList(
  context: Context,
  siteId: string,
  { from, to, after, limit }: TimeRange & { readonly after?: string | undefined; readonly limit: number },
) {
  const { services, actor } = context;
  const since = screenSince(context);
  const asked = idsOf({ from, to });
  const range = { from: later(asked.from, since?.id), to: earlier(asked.to, after) };
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    const found = await listPreferences(tx, actor.accountId, siteId, range, limit + 1);
    const { rows, next } = pageOf(found, { limit });
    return {
      preferences: rows.map(shownPreference),
      next,
      shownFrom: since?.at.toISOString() ?? null,
      olderAsCsv: since !== undefined && (await hasOlder(tx, actor.accountId, siteId, asked, since.id)),
    };
  });
}

async function hasOlder(tx: Tx, accountId: string, siteId: string, { from, to }: IdRange, since: string) {
  if (from !== undefined && from >= since) return false;
  return (await listPreferences(tx, accountId, siteId, { from, to: earlier(to, since) }, 1)).length > 0;
}

/** All choices with a consent id, or with that of the event whose id was given. @throws Problem `site.not-found` */
export async function readChain(context: Context, siteId: string, asked: string) {
  const { services, actor } = context;
  const { accountId } = actor;
  const since = screenSince(context);
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const list = async (consentId: string): Promise<readonly Preference[]> =>
      (await listChain(tx, accountId, siteId, consentId, { from: since?.id }, longestChain)).map(shownPreference);
    const older = async (consentId: string) =>
      since !== undefined && (await listChain(tx, accountId, siteId, consentId, { to: since.id }, 1)).length > 0;
    const answer = async (consentId: string) => ({
      consentId: digitsOf(consentId),
      preferences: [...(await list(consentId))],
      shownFrom: since?.at.toISOString() ?? null,
      olderAsCsv: await older(consentId),
    });

    const chain = await answer(asked);
    if (chain.preferences.length > 0 || chain.olderAsCsv) return chain;
    const event = await findPreference(tx, accountId, siteId, asked);
    return event ? answer(event.consentId) : chain;
  });
}

/** @throws Problem `site.not-found`, `preference.not-found` */
export async function readPreference(
  { services, actor: { accountId } }: Context,
  siteId: string,
  id: string,
): Promise<PreferenceDetail> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const found = await findPreference(tx, accountId, siteId, id);
    if (!found) throw new Problem('preference.not-found');
    const { tc = null, gpp = null, ac = null } = (await findSignals(tx, accountId, id)) ?? {};
    const shown = await findShown(tx, accountId, siteId, found.version);
    return {
      ...shownPreference(found),
      signals: { tc, gpp, ac },
      shown: shown
        ? {
            version: found.version,
            publishedAt: shown.publishedAt.toISOString(),
            hash: shown.hash.toString('hex'),
            textsUrl: `/api/v1/sites/${siteId}/banner/versions/${found.version}`,
          }
        : null,
    };
  });
}

/** Thresholds in milliseconds: how recent a failure must be, and how late counting must be, for the list to say so. */
const failedLately = 5 * 60_000;
const countedLate = 10 * 60_000;

/** @throws Problem `site.not-found` */
export async function readState(
  { services, actor: { accountId } }: Context,
  siteId: string,
  { pressure, lastKept, lastFailure }: GroupState,
) {
  const now = services.now();
  const { newest, uncounted } = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return {
      newest: await findNewest(tx, accountId, siteId),
      uncounted: await findUncountedSince(tx, accountId, siteId),
    };
  });
  const failing =
    lastFailure !== undefined && lastFailure > (lastKept ?? 0) && now.getTime() - lastFailure < failedLately;
  const late = now.getTime() - (uncounted ?? now).getTime() > countedLate || pressure > 0.5;
  return {
    state: failing || pressure >= 1 ? ('outage' as const) : late ? ('late' as const) : ('fine' as const),
    lastReceivedAt: newest?.receivedAt.toISOString() ?? null,
    lastKeptAt: isoOf(lastKept),
    lastFailureAt: isoOf(lastFailure),
    pressure,
    countedUntil: (uncounted ?? now).toISOString(),
  };
}

function isoOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}

/** Start of what the dashboard shows. API keys get everything that is stored (RULES C13). */
function screenSince({ services, actor }: Context): { readonly at: Date; readonly id: string } | undefined {
  if (actor.apiKeyId !== undefined) return undefined;
  const at = monthsBefore(services.now(), monthsShown);
  return { at, id: firstIdAt(at) };
}
