import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { consentDatabaseDeleted } from '../consent-records/index.ts';
import { bannerDeleted, deleteBannerEvidence } from '../cookie-solution/index.ts';
import { checkKept, forgetVersionsOf, listKeptDocuments, type KeptOf } from '../publishing/index.ts';
import { deleteDeletions, findSite, listDeletions, siteDeleted } from '../sites/index.ts';

/** Deletes the kept versions of a deleted document. @throws Problem `document.not-found` */
export async function deleteKeptDocument({ services, actor }: Context, of: KeptOf): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await checkKept(tx, accountId, of);
    await recordEvent(tx, services.now(), actor, 'evidence.deleted', {
      siteId: of.siteId,
      details: { part: 'document', documentId: of.documentId },
    });
  });
  await forgetVersionsOf(services, { accountId, ...of, evidence: 'delete' });
}

type Part = 'banner' | 'consents' | 'all';

/**
 * Deletes kept evidence of a site: what its banner or its Consent Database left, or all that is kept. What was not deleted
 * stays. @throws Problem `site.not-found`
 */
export async function deletePart(context: Context, siteId: string, part: Part): Promise<void> {
  const { services, actor } = context;
  const { accountId } = actor;
  const documents = await services.db.inAccount(accountId, async (tx) => {
    const kept = await listKeptDocuments(tx, accountId, siteId);
    const deletions = await listDeletions(tx, accountId, siteId);
    if (kept.length === 0 && deletions.length === 0) throw new Problem('site.not-found');
    const isGone = !(await findSite(tx, accountId, siteId));
    const wasDeleted = (what: 'banner' | 'consent-database') =>
      isGone || deletions.some((deletion) => deletion.what === what);
    await recordEvent(tx, services.now(), actor, 'evidence.deleted', { siteId, details: { part } });
    if (isGone && part === 'all') {
      await deleteSiteEvidence(tx, accountId, siteId, services.now());
      return [];
    }
    if (part !== 'consents' && wasDeleted('banner')) await deleteBannerPart(tx, accountId, siteId, services.now());
    if (part !== 'banner' && wasDeleted('consent-database'))
      await deleteConsentPart(tx, accountId, siteId, services.now());
    return part === 'all' ? kept : [];
  });
  for (const { documentId } of documents)
    await forgetVersionsOf(services, { accountId, siteId, documentId, evidence: 'delete' });
}

/** Does what the deletion of the site would have done, had its owner deleted the evidence with it. */
async function deleteSiteEvidence(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  await noteErasure(tx, accountId, at, { kind: 'site', id: siteId, mode: 'delete' });
  await deleteDeletions(tx, accountId, siteId);
  await enqueue(tx, siteDeleted, { accountId, siteId, evidence: 'delete' });
}

async function deleteBannerPart(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  await deleteBannerEvidence(tx, accountId, siteId, at);
  await deleteDeletions(tx, accountId, siteId, 'banner');
  await enqueue(tx, bannerDeleted, { accountId, siteId, evidence: 'delete' });
}

async function deleteConsentPart(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  await noteErasure(tx, accountId, at, { kind: 'consent-database', id: siteId });
  await deleteDeletions(tx, accountId, siteId, 'consent-database');
  await enqueue(tx, consentDatabaseDeleted, { accountId, siteId, evidence: 'delete' });
}
