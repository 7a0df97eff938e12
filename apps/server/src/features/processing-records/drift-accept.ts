import { acceptedDays, type Call, type DriftFinding, type processingRecords } from '@app/contract';
import { daysBetween } from '@app/deadlines';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { seesWholeAccount } from '../recipients/index.ts';
import { lockSite } from '../sites/index.ts';
import { findDrift } from './drift.ts';
import { examineOrganization } from './drift-own.ts';
import { deleteAcceptance, lockOwnFindings, saveAcceptance, type StoredFinding } from './drift-queries.ts';
import { viewsOf } from './drift-view.ts';

/**
 * Accepts a finding of a site or of the organization until a day, or takes that back. The fact of the finding is in its key, so that it
 * is open again once the fact is another.
 * @throws Problem `site.not-found`, `drift.not-found`, `drift.until`
 */
export async function acceptDrift(
  { services, actor, asked }: Exchange,
  { siteId, id: key, accepted }: Call<typeof processingRecords.acceptDrift>['body'],
): Promise<DriftFinding> {
  const { accountId } = actor;
  const now = services.now();
  const today = dayOf(now);
  if (accepted && (accepted.until < today || daysBetween(today, accepted.until) > acceptedDays))
    throw new Problem('drift.until');
  return services.db.inAccount(accountId, async (tx) => {
    const findings = await lockedFindings(tx, services, accountId, siteId);
    const finding = findings.find((one) => one.key === key);
    if (!finding) throw new Problem('drift.not-found');
    const details = { code: finding.code, finding: key, ...(accepted && { until: accepted.until }) };
    if (accepted) {
      await saveAcceptance(tx, accountId, { ...accepted, siteId, key, acceptedAt: now, acceptedBy: actor.id });
      await recordEvent(tx, now, actor, 'drift.accepted', { siteId, details });
    } else if (await deleteAcceptance(tx, accountId, key)) {
      await recordEvent(tx, now, actor, 'drift.reopened', { siteId, details });
    }
    const [view] = await viewsOf(tx, accountId, [finding], { language: asked.locale, now, viewer: actor });
    if (!view) throw new Error('a finding without its view');
    return view;
  });
}

async function lockedFindings(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string | null,
): Promise<readonly StoredFinding[]> {
  if (siteId === null) {
    // Guests of projects see no record of the organization.
    if (!(await seesWholeAccount(tx))) return [];
    await lockOwnFindings(tx, accountId);
    return examineOrganization(tx, accountId, services.now());
  }
  if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
  return findDrift(tx, services, accountId, siteId);
}
