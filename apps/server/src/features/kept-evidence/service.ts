import type { DocumentEvidence, KeptSite, RecordEvidence, SiteEvidence } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { consentsEvidence } from '../consent-records/index.ts';
import { choicesEvidence } from '../cookie-preferences/index.ts';
import { bannerEvidence } from '../cookie-solution/index.ts';
import { listNewsletters } from '../newsletter/index.ts';
import { listKeptDocuments, listSiteVersions, versionsKeptUntil } from '../publishing/index.ts';
import { checkSite, findSite, listDeletions, snapshotOf, type DeletedPart, type Deletion } from '../sites/index.ts';

/** What stays as evidence if a site is deleted today. @throws Problem `site.not-found` */
export async function readSiteEvidence(
  { services, actor: { accountId } }: Context,
  siteId: string,
): Promise<SiteEvidence> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return evidenceOf(tx, accountId, siteId, services.now());
  });
}

/** Deleted sites, and sites of which something was deleted, with what is kept of it; the last deleted first. */
export async function readKept({ services, actor: { accountId } }: Context): Promise<KeptSite[]> {
  return services.db.inAccount(accountId, async (tx) => {
    const deletions = await listDeletions(tx, accountId);
    const documents = await listKeptDocuments(tx, accountId);
    const ids = new Set([...deletions.map(({ siteId }) => siteId), ...documents.map(({ siteId }) => siteId)]);
    const kept: KeptSite[] = [];
    for (const siteId of ids) {
      const one = await keptOf(tx, accountId, siteId, services.now());
      if (one && !isEmpty(one)) kept.push(one);
    }
    return kept;
  });
}

/** @throws Problem `site.not-found` */
export async function readKeptSite({ services, actor: { accountId } }: Context, siteId: string): Promise<KeptSite> {
  return services.db.inAccount(accountId, async (tx) => {
    const kept = await keptOf(tx, accountId, siteId, services.now());
    if (!kept) throw new Problem('site.not-found');
    return kept;
  });
}

/** The kept evidence of a site; of one that is there, only that of its deleted parts. */
async function keptOf(tx: Tx, accountId: string, siteId: string, at: Date): Promise<KeptSite | undefined> {
  const deletions = await listDeletions(tx, accountId, siteId);
  const stored = await findSite(tx, accountId, siteId);
  const site = stored ? snapshotOf(stored) : deletions.find(({ what }) => what === 'site')?.site;
  if (!site) return undefined;
  const all = await evidenceOf(tx, accountId, siteId, at);
  const wasDeleted = (what: DeletedPart) => !stored || deletions.some((deletion) => deletion.what === what);
  const documents = (await listKeptDocuments(tx, accountId, siteId)).map(shownDocument);
  return {
    documents,
    banner: wasDeleted('banner') ? all.banner : null,
    choices: wasDeleted('banner') ? all.choices : null,
    consents: wasDeleted('consent-database') ? all.consents : null,
    newsletters: wasDeleted('consent-database') ? all.newsletters : 0,
    site,
    siteDeletedAt: stored ? null : (timeOf(deletions, 'site') ?? null),
    deletions: deletions.map(({ what, deletedAt }) => ({ what, at: deletedAt.toISOString() })),
  };
}

function timeOf(deletions: readonly Deletion[], what: DeletedPart): string | undefined {
  return deletions.find((deletion) => deletion.what === what)?.deletedAt.toISOString();
}

/** All evidence of a site, deleted or not. What is not deleted is kept as if it were deleted now. */
export async function evidenceOf(tx: Tx, accountId: string, siteId: string, at: Date): Promise<SiteEvidence> {
  const documents = await listSiteVersions(tx, accountId, siteId);
  const banner = await bannerEvidence(tx, accountId, siteId, at);
  return {
    documents: documents.map(({ keptUntil, ...document }) =>
      shownDocument({ ...document, keptUntil: keptUntil ?? versionsKeptUntil(at) }),
    ),
    banner: banner ? { versions: banner.versions, keptUntil: banner.keptUntil.toISOString() } : null,
    choices: shownRecords(await choicesEvidence(tx, accountId, siteId)),
    consents: shownRecords(await consentsEvidence(tx, accountId, siteId)),
    newsletters: (await listNewsletters(tx, accountId, siteId)).length,
  };
}

export function isEmpty({ documents, banner, choices, consents, newsletters }: SiteEvidence): boolean {
  return documents.length === 0 && !banner && !choices && !consents && newsletters === 0;
}

type StoredDocuments = Awaited<ReturnType<typeof listKeptDocuments>>[number];

function shownDocument({ siteId: _, firstAt, lastAt, keptUntil, ...document }: StoredDocuments): DocumentEvidence {
  return {
    ...document,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    keptUntil: keptUntil.toISOString(),
  };
}

function shownRecords(
  records: { readonly newestAt: Date; readonly months: number } | undefined,
): RecordEvidence | null {
  if (!records) return null;
  const keptUntil = new Date(records.newestAt);
  keptUntil.setUTCMonth(keptUntil.getUTCMonth() + records.months);
  return { newestAt: records.newestAt.toISOString(), months: records.months, keptUntil: keptUntil.toISOString() };
}
