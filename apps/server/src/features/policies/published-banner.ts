import { canonical } from '@app/consent/banner/changes.ts';
import type { PublishedBanner, PublishedService } from '@app/consent';
import type { ConsentBy, DocumentSettings, DocumentType } from '@app/contract';
import { ownTrackersId, type ConsentFacts, type Facts } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { findPublishedBanner, findSettings, savePublishedBanner, touchDocuments } from './queries.ts';
import { speakOfServices } from './rules.ts';

/**
 * Stores what the banner of a site does from now on, or that none is published. If that is another meaning, the policies that
 * speak of it count as changed until they are published.
 */
export async function keepPublishedBanner(
  tx: Tx,
  accountId: string,
  siteId: string,
  banner: PublishedBanner | undefined,
  at: Date,
): Promise<void> {
  const after = banner && bannerInDocuments(banner, siteId);
  const touched = await documentsToFollow(tx, accountId, siteId, after);
  if (!touched) return;
  await savePublishedBanner(tx, accountId, siteId, after);
  await touchDocuments(tx, accountId, siteId, touched, at);
}

/**
 * Types of the documents of a site that state something else once its banner does this. Undefined if the published banner does
 * it already.
 */
export async function documentsToFollow(
  tx: Tx,
  accountId: string,
  siteId: string,
  banner: PublishedBanner | undefined,
): Promise<readonly DocumentType[] | undefined> {
  if (canonical(await findPublishedBanner(tx, accountId, siteId)) === canonical(banner)) return undefined;
  const { consentBy } = await findSettings(tx, accountId, siteId);
  return (consentBy?.by ?? 'banner') === 'banner' ? speakOfServices : [];
}

/** A banner with its services under their ids in documents. */
export function bannerInDocuments(banner: PublishedBanner, siteId: string): PublishedBanner {
  return { ...banner, services: banner.services.map((service) => inDocuments(service, siteId)) };
}

/** The trackers of the site itself stand under the site's id in a banner. */
function inDocuments(service: PublishedService, siteId: string): PublishedService {
  return service.id === siteId ? { ...service, id: ownTrackersId } : service;
}

/** What the facts suggest: the published banner, else a consent product among the services. */
export function proposedConsent({ consentBy, services }: Facts): ConsentBy | null {
  if (consentBy?.by === 'banner') return { by: 'banner' };
  const product = services.find(({ purposes, endedOn }) => purposes[0] === 'consent-management' && !endedOn);
  return product ? { by: 'other', product: product.name.slice(0, 100) } : null;
}

/** Who asks visitors: the owner's answer, else the published banner. */
export function consentFacts(
  { consentBy }: Pick<DocumentSettings, 'consentBy'>,
  banner: PublishedBanner | undefined,
): ConsentFacts | undefined {
  if (consentBy && consentBy.by !== 'banner') return consentBy;
  return consentBy || banner ? { by: 'banner', ...(banner && { banner }) } : undefined;
}
