import { canonical } from '@app/consent/banner/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { factsOf } from './facts.ts';
import { findPublishedFacts, listDocuments, touchDocuments, updateUntouched } from './queries.ts';
import type { DocumentType } from '@app/contract';

/**
 * Marks documents of a site as possibly changed, except those that state again what was published: a change that was taken
 * back leaves nothing to publish.
 */
export async function settleDocuments(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  types: readonly DocumentType[],
): Promise<void> {
  await touchDocuments(tx, accountId, siteId, types, services.now());
  for (const document of await listDocuments(tx, accountId, [siteId])) {
    if (!types.includes(document.type) || document.publishedNumber === null) continue;
    const published = await findPublishedFacts(tx, accountId, document);
    const facts = await factsOf(tx, services, accountId, document);
    const isSame =
      published !== undefined &&
      asStored(published.facts) === asStored(facts) &&
      String(published.languages) === String(document.languages);
    if (isSame) await updateUntouched(tx, accountId, document);
  }
}

/** Facts as text: the order of keys and missing values do not count. */
export const asStored = (facts: unknown): string => canonical(JSON.parse(JSON.stringify(facts)));
