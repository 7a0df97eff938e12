import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { entitlements } from '../billing/index.ts';
import { lockSite } from '../sites/index.ts';
import { catalogue } from './catalogue.ts';
import { touchDocuments } from './queries.ts';
import { speakOfServices } from './rules.ts';
import { insertServices, listServiceNames, listServices, type StoredService } from './service-queries.ts';
import { asStored, checkCount, checkSelectedService, type SelectedService } from './services-service.ts';

/** A service of a site, with its catalogue id, or null for one of the owner's own. */
export type SiteService = {
  readonly id: string;
  readonly siteId: string;
  readonly serviceId: string | null;
  readonly name: string;
};

/** Catalogue ids of the services in the documents of sites, by site. */
export async function listServiceIds(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const bySite = Map.groupBy(await listServices(tx, accountId, siteIds), ({ siteId }) => siteId);
  return new Map(
    [...bySite].map(([siteId, all]) => [siteId, new Set(all.flatMap(({ serviceId }) => serviceId ?? []))]),
  );
}

/** The services in a site's documents. */
export async function listSiteServices(tx: Tx, accountId: string, siteId: string): Promise<SiteService[]> {
  return listServicesOfSites(tx, accountId, [siteId]);
}

/** The services in the documents of sites. */
export async function listServicesOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<SiteService[]> {
  const stored = await listServices(tx, accountId, siteIds);
  return stored.map(({ id, siteId, serviceId, custom }) => ({
    id,
    siteId,
    serviceId,
    name: custom?.name ?? (serviceId ? catalogue.find(serviceId)?.name : undefined) ?? serviceId ?? '',
  }));
}

/** Names of those of the services that are in the documents of their sites, by row id. */
export async function listNamesOfServices(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await listServiceNames(tx, accountId, ids);
  return new Map(
    named.map(({ id, serviceId, name }) => [
      id,
      name ?? (serviceId ? catalogue.find(serviceId)?.name : undefined) ?? serviceId ?? '',
    ]),
  );
}

export type AddedServices = {
  /** Ids of the rows, in the order of the requested services; undefined where one was refused. */
  readonly ids: readonly (string | undefined)[];
  readonly refused: readonly { readonly index: number; readonly problem: Problem }[];
};

/**
 * Adds services to a site as far as allowed, and says why the others were refused. An existing service counts as added.
 * @throws Problem `site.not-found`
 */
export async function addToSite(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  wanted: readonly SelectedService[],
): Promise<AddedServices> {
  if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
  const present = await listServices(tx, accountId, [siteId]);
  const allowed = await entitlements(tx, services, accountId);
  const known = new Map(present.flatMap(({ id, serviceId }) => (serviceId ? [[serviceId, id] as const] : [])));
  const added: StoredService[] = [];
  const refused: { index: number; problem: Problem }[] = [];
  const last = present.at(-1)?.position ?? 0;
  const ids = wanted.map((one, index) => {
    const there = one.service && known.get(one.service);
    if (there) return there;
    try {
      checkSelectedService(one, allowed);
      checkCount(present.length + added.length + 1, allowed, services);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      refused.push({ index, problem });
      return undefined;
    }
    const stored = asStored(siteId, one, last + added.length + 1, services.now());
    added.push(stored);
    if (one.service) known.set(one.service, stored.id);
    return stored.id;
  });
  await insertServices(tx, accountId, added);
  if (added.length > 0) await touchDocuments(tx, accountId, siteId, speakOfServices, services.now());
  return { ids, refused };
}
