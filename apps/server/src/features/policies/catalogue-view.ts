import {
  assumedPlaces,
  categoryOf as placement,
  companiesByRegion,
  isPurpose,
  readLifetime,
  usualDataTypes,
  type Category,
  type EffectiveUse,
  type ProviderRetention,
  type Service,
} from '@app/catalogue';
import type { ServiceCard, ServiceDetail } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { entitlements, type Entitlements } from '../billing/index.ts';
import { catalogue } from './catalogue.ts';
import { needsPro } from './rules.ts';

type CatalogueQuery = { readonly query: string; readonly limit: number; readonly category?: string | undefined };

/** Services that match a search, best match first. */
export async function searchCards(
  services: Services,
  accountId: string,
  { query, limit, category }: CatalogueQuery,
): Promise<{ services: ServiceCard[] }> {
  const allowed = await services.db.inAccount(accountId, (tx) => entitlements(tx, services, accountId));
  const offered = (service: Service) => service.status !== 'retired' && (!category || service.category === category);
  // With a category, any number of matches may be filtered out.
  const found = catalogue.search(query, category ? catalogue.services.length : limit + 20);
  return {
    services: found
      .filter(offered)
      .slice(0, limit)
      .map((service) => card(service, allowed)),
  };
}

/** @throws Problem `service.unknown` */
export async function serviceDetail(services: Services, accountId: string, id: string): Promise<ServiceDetail> {
  const service = catalogue.find(id);
  if (!service) throw new Problem('service.unknown', { service: id });
  const allowed = await services.db.inAccount(accountId, (tx) => entitlements(tx, services, accountId));
  const known = service.places?.map((country) => ({ country, assumed: false }));
  return {
    ...card(service, allowed),
    aliases: [...service.aliases],
    dataTypes: [...(service.dataTypes ?? usualDataTypes(service.purposes))],
    places: known ?? assumedPlaces(service.provider ?? {}).map((country) => ({ country, assumed: true })),
    trackers: service.trackers.map(({ name, storage, party, lifetime, purposes, necessary }) => ({
      name,
      storage,
      party,
      lifetime: lifetime ? { ...lifetime } : null,
      purposes: [...(purposes ?? [])],
      category: trackerCategory(service, { purposes, necessary }),
      necessary: necessary ?? null,
    })),
    privacyUrl: service.links.privacy ?? null,
    optOutUrl: service.links.optOut ?? null,
    adSettingsUrl: service.links.adSettings ?? null,
    ...providerView(service),
  };
}

/** The company behind a service: contracting companies, role, contract, certificate, retention and demands. */
function providerView({ provider, links, retention, requires = [], forbids = [], unconfirmed }: Service) {
  const framework = provider?.privacyFramework;
  const duties = (required: boolean, those: readonly { readonly statement: string; readonly source: string }[]) =>
    those.map(({ statement, source }) => ({ statement, required, source }));
  return {
    companies: companiesByRegion(provider ?? {}).map(({ company, regions }) => ({
      name: company.name,
      country: company.country ?? null,
      regions: [...regions],
    })),
    role: provider?.role ?? null,
    contractUrl: links.contract ?? null,
    privacyFramework: framework
      ? {
          entry: framework.entry ?? null,
          readOn: framework.readOn ?? null,
          confirmed: !unconfirmed.includes('provider.privacyFramework'),
        }
      : null,
    retention: retention ? retentionView(retention) : null,
    duties: [...duties(true, requires), ...duties(false, forbids)],
    unconfirmed: [...unconfirmed],
  };
}

function retentionView({ usual, choices = [] }: ProviderRetention) {
  const [period, ...others] = [usual, ...choices].flatMap((written) => {
    const lifetime = readLifetime(written);
    return lifetime?.kind === 'period' ? { ...lifetime.period } : [];
  });
  return period ? { usual: period, choices: others } : null;
}

/** Catalogue entries of these services, if it has them. */
export async function listCards(
  tx: Tx,
  services: Services,
  accountId: string,
  ids: Iterable<string>,
): Promise<ServiceCard[]> {
  const allowed = await entitlements(tx, services, accountId);
  return [...new Set(ids)].flatMap((id) => {
    const service = catalogue.find(id);
    return service ? [card(service, allowed)] : [];
  });
}

function card(service: Service, allowed: Entitlements): ServiceCard {
  const pro = needsPro(service);
  return {
    id: service.id,
    name: service.name,
    provider: service.provider?.name ?? null,
    country: service.provider?.country ?? null,
    category: categoryOf(service),
    purposes: [...service.purposes],
    unverified: service.tier === 'listed',
    pro,
    allowed: !pro || allowed.proServices,
  };
}

function trackerCategory(service: Service, { purposes, necessary }: EffectiveUse): Category {
  return placement((purposes ?? service.purposes).filter(isPurpose), necessary) ?? categoryOf(service);
}

/** A service without a category counts as the strictest one until the owner sets one. */
export function categoryOf({ category }: { readonly category?: Category | undefined }): Category {
  return category ?? 'marketing';
}
