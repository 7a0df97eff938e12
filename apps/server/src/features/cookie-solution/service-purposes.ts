import { placedServices, type PlacedService } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { gather } from './facts.ts';
import { findBanner } from './queries.ts';

/** The purposes of a site's services, as its banner is currently configured; without a banner, according to its documents. */
export async function servicePurposes(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
): Promise<readonly Pick<PlacedService, 'id' | 'catalogueId' | 'purpose'>[]> {
  const { facts } = await gather(tx, services, accountId, siteId);
  const banner = await findBanner(tx, accountId, siteId);
  return placedServices(banner?.configuration ?? { services: [] }, facts('en').services);
}
