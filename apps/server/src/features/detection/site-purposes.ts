import type { Purposes } from '@app/scanner';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { servicePurposes } from '../cookie-solution/index.ts';
import { listAdopted } from './adopted-queries.ts';

/**
 * The purposes that a site's tags have to wait for, according to its owner: by service, and by third party that the
 * owner described.
 */
export async function sitePurposes(tx: Tx, services: Services, accountId: string, siteId: string): Promise<Purposes> {
  const placed = await servicePurposes(tx, services, accountId, siteId);
  const adopted = await listAdopted(tx, accountId, siteId);
  return {
    services: Object.fromEntries(
      placed.flatMap(({ catalogueId, purpose }) => (catalogueId ? [[catalogueId, purpose]] : [])),
    ),
    sites: Object.fromEntries(
      adopted.flatMap(({ party, siteServiceId }) => {
        const described = placed.find(({ id }) => id === siteServiceId);
        return described ? [[party, described.purpose]] : [];
      }),
    ),
  };
}
