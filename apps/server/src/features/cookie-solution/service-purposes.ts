import { placedServices, type PlacedService } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { gather } from './facts.ts';
import { findBanner } from './queries.ts';

/** What the services of a site wait for, as its banner is set now; without one, as its documents say. */
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
