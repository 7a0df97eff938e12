import { canonical } from '@app/consent/banner/changes.ts';
import type { PublishedBanner } from '@app/consent';
import type { ConsentBy, DocumentSettings } from '@app/contract';
import type { ConsentFacts, Facts } from '@app/documents';
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
  const before = await findPublishedBanner(tx, accountId, siteId);
  if (canonical(before) === canonical(banner)) return;
  await savePublishedBanner(tx, accountId, siteId, banner);
  const { consentBy } = await findSettings(tx, accountId, siteId);
  if ((consentBy?.by ?? 'banner') === 'banner') await touchDocuments(tx, accountId, siteId, speakOfServices, at);
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
