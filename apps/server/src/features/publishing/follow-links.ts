import { editionOn, type DocumentLinks, type Facts } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import {
  dayOf,
  findSettings,
  isHosted,
  linksBetween,
  listDocuments,
  lockedDocument,
  markPublished,
  statusOf,
  type StoredDocument,
} from '../policies/index.ts';
import { keepNext } from './next-version.ts';
import { findFacts, findVersion } from './queries.ts';

/**
 * Republishes the documents of a site that visitors can read when another one is published for the first time, taken offline,
 * put online again or deleted, so that they link to what is there. Uses the facts of their last version: unpublished changes by
 * the owner remain a draft.
 */
export async function leadToPublished(
  services: Services,
  {
    accountId,
    siteId,
    documentId,
  }: { readonly accountId: string; readonly siteId: string; readonly documentId: string },
): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    const documents = await listDocuments(tx, accountId, [siteId]);
    for (const { id } of documents) if (id !== documentId) await leadOn(tx, services, accountId, id);
  });
}

async function leadOn(tx: Tx, services: Services, accountId: string, id: string): Promise<void> {
  const at = services.now();
  const document = await lockedDocument(tx, accountId, id);
  const published = isHosted(document) ? await publishedState(tx, services, accountId, document) : undefined;
  if (!published) return;
  const { version, fingerprint } = await keepNext(tx, accountId, published.document, published.facts, { at, by: null });
  // Keeps the owner's publication time: settings changed since then still count as unpublished.
  const composed = { number: version.number, fingerprint, edition: editionOn(dayOf(at)) };
  await markPublished(tx, accountId, id, composed, document.publishedAt);
}

type PublishedState = { readonly document: StoredDocument; readonly facts: Facts };

/**
 * A document as it was published: with the facts of its last version, linking to what visitors can read now, and in the languages
 * of that version that the owner has not removed since. `undefined` if it never was published.
 */
export async function publishedState(
  tx: Tx,
  { config }: Services,
  accountId: string,
  document: StoredDocument,
): Promise<PublishedState | undefined> {
  const { id, siteId, publishedNumber, type } = document;
  const last = publishedNumber === null ? undefined : await findVersion(tx, accountId, id, publishedNumber);
  const facts = last && (await findFacts(tx, accountId, last.id));
  if (!facts) return undefined;
  const documents = await listDocuments(tx, accountId, [siteId]);
  // Without unpublished changes, the links that the owner chose are those of the version.
  const isCurrent = (await statusOf(tx, accountId, { ...document, offlineAt: null })) === 'published';
  const { links: chosen } = await findSettings(tx, accountId, siteId);
  const links = isCurrent ? linksBetween(config, documents, type, chosen) : liveLinks(facts.links, documents, type);
  const languages = last.languages.filter((language) => document.languages.includes(language));
  return {
    document: { ...document, languages: languages.length > 0 ? languages : last.languages },
    facts: { ...facts, links },
  };
}

/** The same links without those to hosted documents that visitors cannot read. */
function liveLinks(
  links: DocumentLinks | undefined,
  documents: readonly StoredDocument[],
  from: StoredDocument['type'],
): DocumentLinks {
  const isLive = (type: StoredDocument['type']) =>
    type === from || documents.some((document) => document.type === type && isHosted(document));
  const live = <Link>(link: Link, type: StoredDocument['type']) =>
    typeof link === 'object' && !isLive(type) ? undefined : link;
  return {
    privacyPolicy: live(links?.privacyPolicy, 'privacy_policy'),
    simplifiedPolicy: live(links?.simplifiedPolicy, 'privacy_policy'),
    cookiePolicy: live(links?.cookiePolicy, 'cookie_policy'),
    legalNotice: live(links?.legalNotice, 'legal_notice'),
    processingAgreement: live(links?.processingAgreement, 'data_processing_agreement'),
  };
}
