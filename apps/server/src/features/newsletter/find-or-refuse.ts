import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { findNewsletter, type StoredNewsletter } from './newsletter-queries.ts';

/** @throws Problem `newsletter.not-found` */
export async function findOrRefuse(tx: Tx, accountId: string, siteId: string, id: string): Promise<StoredNewsletter> {
  const found = await findNewsletter(tx, accountId, siteId, id);
  if (!found) throw new Problem('newsletter.not-found');
  return found;
}
