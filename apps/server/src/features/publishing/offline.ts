import { editionOn } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import {
  dayOf,
  isHosted,
  lockedDocument,
  markPublished,
  updateOffline,
  type StoredDocument,
} from '../policies/index.ts';
import { publishedState } from './follow-links.ts';
import { documentShown, followLinks } from './jobs.ts';
import { keepNext } from './next-version.ts';

/**
 * Stops showing a published document. It is a publication: links to it vanish from the other documents and the banner. Its
 * versions stay. Returns its public id. @throws Problem `document.not-found`, `document.not-published`
 */
export async function takeOffline({ services, actor }: Exchange, documentId: string): Promise<string> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const document = await lockedDocument(tx, accountId, documentId);
    if (document.publishedNumber === null) throw new Problem('document.not-published');
    if (!isHosted(document)) return document.publicId;
    await updateOffline(tx, accountId, documentId, services.now());
    await announceShown(tx, accountId, document);
    await recordEvent(tx, services.now(), actor, 'document.offline', { siteId: document.siteId, target: documentId });
    return document.publicId;
  });
}

/**
 * Shows a document again that was taken offline: composed from the facts of its last version, since only a publication
 * brings later settings to visitors, and under the law of today. Returns its public id.
 * @throws Problem `document.not-found`, `document.not-offline`
 */
export async function putOnline({ services, actor }: Exchange, documentId: string): Promise<string> {
  const { accountId } = actor;
  const at = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const document = await lockedDocument(tx, accountId, documentId);
    const published = document.offlineAt ? await publishedState(tx, services, accountId, document) : undefined;
    if (!published) throw new Problem('document.not-offline');
    const next = await keepNext(tx, accountId, published.document, published.facts, { at, by: actor.id });
    const { version, fingerprint } = next;
    // The owner's publication time stays: settings changed since then still count as unpublished.
    const composed = { number: version.number, fingerprint, edition: editionOn(dayOf(at)) };
    await markPublished(tx, accountId, documentId, composed, document.publishedAt);
    await announceShown(tx, accountId, document);
    await recordEvent(tx, at, actor, 'document.online', { siteId: document.siteId, target: documentId });
    return document.publicId;
  });
}

/** Lets the other documents of the site and the banner link to what visitors can read. */
export async function announceShown(
  tx: Tx,
  accountId: string,
  { id: documentId, siteId }: Pick<StoredDocument, 'id' | 'siteId'>,
): Promise<void> {
  await enqueue(tx, followLinks, { accountId, siteId, documentId });
  await enqueue(tx, documentShown, { accountId, siteId });
}
