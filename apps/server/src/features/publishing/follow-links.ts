import { editionOn } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import {
  dayOf,
  findDocument,
  findSettings,
  linksBetween,
  listDocuments,
  lockedDocument,
  markPublished,
  statusOf,
} from '../policies/index.ts';
import { keepNext } from './next-version.ts';
import { findFacts, findVersion } from './queries.ts';

/**
 * Republishes the other published documents of a site when one is published for the first time, so that they link to it. Uses
 * the facts of their last version: a document with unpublished changes by its owner keeps them as a draft.
 */
export async function leadToPublished(
  services: Services,
  { accountId, documentId }: { readonly accountId: string; readonly documentId: string },
): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    const published = await findDocument(tx, accountId, documentId);
    const siblings = published ? await listDocuments(tx, accountId, [published.siteId]) : [];
    for (const { id } of siblings) if (id !== documentId) await leadOn(tx, services, accountId, id);
  });
}

async function leadOn(tx: Tx, { config, now }: Services, accountId: string, id: string): Promise<void> {
  const at = now();
  const document = await lockedDocument(tx, accountId, id);
  const { siteId, publishedNumber, publishedAt, type } = document;
  if (publishedNumber === null || (await statusOf(tx, accountId, document)) !== 'published') return;
  const last = await findVersion(tx, accountId, id, publishedNumber);
  const facts = last && (await findFacts(tx, accountId, last.id));
  if (!facts) return;
  const { links: chosen } = await findSettings(tx, accountId, siteId);
  const links = linksBetween(config, await listDocuments(tx, accountId, [siteId]), type, chosen);
  const { version, fingerprint } = await keepNext(tx, accountId, document, { ...facts, links }, { at, by: null });
  // Keeps the owner's publication time: settings changed since then still count as unpublished.
  const composed = { number: version.number, fingerprint, edition: editionOn(dayOf(at)) };
  await markPublished(tx, accountId, id, composed, publishedAt);
}
