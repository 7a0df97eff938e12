import { updateDueOn, type Facts } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { dayOf } from './findings.ts';
import { findPublishedFacts, type StoredDocument } from './queries.ts';

/**
 * The day by which a published document must be updated, ISO 8601; undefined if no law says so. The year begins with its
 * date or, where a law or our words renewed it since, with the owner's publication. Rule P13.
 */
export async function findUpdateDue(tx: Tx, accountId: string, document: StoredDocument): Promise<string | undefined> {
  const published = await findPublishedFacts(tx, accountId, document);
  if (!published || !document.publishedAt) return undefined;
  const since = Math.min(published.publishedAt.getTime(), document.publishedAt.getTime());
  // Only facts are stored in this column.
  return updateDueOn(published.facts as Facts, document.type, dayOf(new Date(since)));
}
