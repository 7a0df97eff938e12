import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { findSite } from './queries.ts';

/** Checks that a site exists. @throws Problem `site.not-found` */
export async function checkSite(tx: Tx, accountId: string, siteId: string): Promise<void> {
  if (!(await findSite(tx, accountId, siteId))) throw new Problem('site.not-found');
}

type HasRecords = (tx: Tx, accountId: string, siteId: string) => Promise<boolean>;

/**
 * Check for records that outlive their site because they are evidence: that the site exists, or else that
 * `hasRecords` finds some of it. The check throws Problem `site.not-found`.
 */
export const checkSiteOrRecords =
  (hasRecords: HasRecords) =>
  async (tx: Tx, accountId: string, siteId: string): Promise<void> => {
    if (await findSite(tx, accountId, siteId)) return;
    if (!(await hasRecords(tx, accountId, siteId))) throw new Problem('site.not-found');
  };
