import type { Site } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { insertDeletion, listDeletions, type DeletedPart } from './deletion-queries.ts';
import { findSite, type StoredSite } from './queries.ts';
import { siteView } from './site-view.ts';

/** Writes down that a part of a site was deleted while its evidence stayed. */
export async function noteDeletion(
  tx: Tx,
  accountId: string,
  siteId: string,
  what: DeletedPart,
  deletedAt: Date,
): Promise<void> {
  const stored = await findSite(tx, accountId, siteId);
  if (stored) await insertDeletion(tx, accountId, { siteId, what, site: snapshotOf(stored), deletedAt });
}

/** A site in the form that the API shows, without its owner, whom the versions of its documents name. */
export function snapshotOf(stored: StoredSite): Site {
  return siteView(stored);
}

/** A site that was deleted while its evidence stayed, as it was then. */
export async function findDeletedSite(tx: Tx, accountId: string, siteId: string): Promise<Site | undefined> {
  return (await listDeletions(tx, accountId, siteId)).find(({ what }) => what === 'site')?.site;
}

/** Name and URL of a site, also of one that was deleted while its evidence stayed. */
export async function findNamedSite(
  tx: Tx,
  accountId: string,
  siteId: string,
): Promise<{ readonly name: string; readonly url: string | null; readonly isDeleted: boolean } | undefined> {
  const site = await findSite(tx, accountId, siteId);
  if (site) return { name: site.name, url: site.url, isDeleted: false };
  const deleted = await findDeletedSite(tx, accountId, siteId);
  return deleted && { name: deleted.name, url: deleted.url, isDeleted: true };
}
