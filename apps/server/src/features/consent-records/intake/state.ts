import { consentState } from '@app/contract';
import type { GroupState } from '#platform/database/group-commit.ts';
import type { Context } from '#platform/http/context.ts';
import { routes, type Route } from '#platform/http/routes.ts';
import { findStop, waitingSince } from '../../evidence/index.ts';
import { listConsents } from '../search/queries.ts';
import { listConsentKeys } from '../keys/key-queries.ts';
import { consentSearch } from '../search/search.ts';
import { shownConsent } from '../search/shown.ts';
import { checkConsentSite } from '../site.ts';
import type { ConsentIntake } from './intake.ts';

/** Milliseconds after which a consent without a checkpoint is reported. Usually it takes seconds. */
const patience = 60_000;
/** Milliseconds for which a failure is reported, unless a consent was stored since. */
const failedLately = 5 * 60_000;

export function consentStateRoutes(intake: ConsentIntake): Route[] {
  return routes(consentState, {
    read: ({ params }, context) => readState(context, params.siteId, intake.state()),
  });
}

/** @throws Problem `site.not-found` */
async function readState(
  { services, actor: { accountId } }: Context,
  siteId: string,
  { pressure, lastKept, lastFailure }: GroupState,
) {
  const now = services.now().getTime();
  const { newest, since, stop, offlineAt } = await services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const [since, stop] = [await waitingSince(tx, accountId), await findStop(tx, accountId)];
    const all = await consentSearch(tx, { accountId, siteId, now: services.now() }, {});
    const [first] = all ? await listConsents(tx, accountId, siteId, all.filter, { limit: 1, order: 'newest' }) : [];
    const [key] = await listConsentKeys(tx, accountId, siteId);
    return { newest: first, since, stop, offlineAt: key?.offlineAt ?? null };
  });
  const lag = since ? Math.max(0, now - since.getTime()) : 0;
  const failing = lastFailure !== undefined && lastFailure > (lastKept ?? 0) && now - lastFailure < failedLately;
  const late = stop !== undefined || lag > patience || pressure > 0.5;
  return {
    state: failing || pressure >= 1 ? ('outage' as const) : late ? ('late' as const) : ('fine' as const),
    offlineSince: offlineAt?.toISOString() ?? null,
    newest: newest ? { id: newest.id, at: shownConsent(newest).at } : null,
    waitingSince: since && lag > patience ? since.toISOString() : null,
    stoppedSince: stop?.since.toISOString() ?? null,
    lag,
    lastKeptAt: isoOf(lastKept),
    lastFailureAt: isoOf(lastFailure),
    pressure,
  };
}

function isoOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}
