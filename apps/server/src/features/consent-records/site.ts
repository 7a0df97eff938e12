import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { findSite } from '../sites/index.ts';
import { hasConsents } from './site-queries.ts';

/** A site that is there. @throws Problem `site.not-found` */
export async function checkLiving(tx: Tx, accountId: string, siteId: string): Promise<void> {
  if (!(await findSite(tx, accountId, siteId))) throw new Problem('site.not-found');
}

/**
 * A site, or what is kept of one that was deleted: consents outlive it, for they prove something.
 * @throws Problem `site.not-found`
 */
export async function checkSite(tx: Tx, accountId: string, siteId: string): Promise<void> {
  if (await findSite(tx, accountId, siteId)) return;
  if (!(await hasConsents(tx, accountId, siteId))) throw new Problem('site.not-found');
}
