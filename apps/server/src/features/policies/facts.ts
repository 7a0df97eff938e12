import {
  categoryOf,
  contractingCompanies,
  effectiveService,
  effectiveTrackers,
  isPurpose,
  placedTrackers,
  type Service,
} from '@app/catalogue';
import type { PublishedBanner } from '@app/consent';
import { canonical } from '@app/consent/banner/changes.ts';
import type { CustomService, DocumentSettings } from '@app/contract';
import { reachOn, type Facts, type OwnerFacts, type ServiceFacts } from '@app/documents';
import { domainToUnicode } from 'node:url';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findOwner, findSite, listOwners, listSitesByIds, type StoredSite } from '../sites/index.ts';
import { catalogue } from './catalogue.ts';
import { linksBetween } from './links.ts';
import { ownService, ownTrackerFacts } from './own-trackers.ts';
import { consentFacts } from './published-banner.ts';
import { listSiteFacts } from './many-sites-queries.ts';
import { findSettings, listDocuments, type StoredDocument } from './queries.ts';
import { listRecordsInPolicy } from './register-queries.ts';
import { withRegister } from './register-rules.ts';
import { withReportForm } from './report-form.ts';
import { withRequestForm } from './request-form.ts';
import { listEndedServices, listServices, type StoredService } from './service-queries.ts';

/**
 * All facts for a document, gathered from the site, its owner, the settings and the services.
 * @param banner what the banner of the site does; the published one, if omitted
 */
export async function factsOf(
  tx: Tx,
  services: Services,
  accountId: string,
  document: StoredDocument,
  banner?: PublishedBanner,
): Promise<Facts> {
  const stated = await siteFacts(tx, services.now(), accountId, document.siteId, banner);
  // The foreign key guarantees that a document has a site.
  if (!stated) throw new Error('a document without its site');
  const shown =
    document.type === 'privacy_policy'
      ? await inPolicy(tx, accountId, document.siteId, { now: services.now(), stated })
      : stated;
  const named =
    document.type === 'privacy_policy' ? await withReportForm(tx, services, accountId, document.siteId, shown) : shown;
  const facts = await withRequestForm(tx, services, accountId, document.siteId, named);
  const documents = await listDocuments(tx, accountId, [document.siteId]);
  const { links } = await findSettings(tx, accountId, document.siteId);
  return { ...facts, links: linksBetween(services.config, documents, document.type, links) };
}

/** The facts of a site with what the register chose for its privacy policy. Other documents name every service. */
async function inPolicy(
  tx: Tx,
  accountId: string,
  siteId: string,
  { now, stated }: { readonly now: Date; readonly stated: Facts },
): Promise<Facts> {
  const records = await listRecordsInPolicy(tx, accountId, siteId);
  if (records.length === 0) return stated;
  const present = await listServices(tx, accountId, [siteId]);
  const ended = await listEndedServices(tx, accountId, [siteId], yearBefore(now));
  const rows = new Map([...present, ...ended].map((row) => [row.id, row]));
  const shown = records.flatMap((record) => {
    const row = rows.get(record.siteServiceId);
    return row ? [{ ...record, serviceId: row.serviceId ?? row.id, isEnded: row.archivedAt !== null }] : [];
  });
  return withRegister(stated, shown);
}

/** The time from which services that were removed count. */
function yearBefore(now: Date): Date {
  return new Date(now.getTime() - 366 * 86_400_000);
}

/**
 * All facts of a site, with services that ended within the last year. Without the links between its documents, which depend on the
 * document.
 * @returns undefined if there is no such site
 */
export async function siteFacts(
  tx: Tx,
  now: Date,
  accountId: string,
  siteId: string,
  banner?: PublishedBanner,
): Promise<Facts | undefined> {
  return (await factsOfSites(tx, now, accountId, [siteId], banner)).get(siteId)?.facts;
}

/** The facts of a site, and the rows of its services that are not over. */
type StatedSite = {
  readonly facts: Facts;
  readonly rows: readonly { readonly id: string; readonly serviceId: string | null }[];
};

/** The facts of many sites by site, as `siteFacts` gives them of one, in as many statements. Sites that are gone are left out. */
export async function factsOfSites(
  tx: Tx,
  now: Date,
  accountId: string,
  siteIds: readonly string[],
  banner?: PublishedBanner,
): Promise<ReadonlyMap<string, StatedSite>> {
  const sites = await listSitesByIds(tx, accountId, siteIds);
  const ids = sites.map(({ id }) => id);
  const owners = await listOwners(tx, accountId, ids);
  const stored = await listSiteFacts(tx, accountId, ids);
  const bySite = ({ siteId }: StoredService) => siteId;
  const present = Map.groupBy(await listServices(tx, accountId, ids), bySite);
  const ended = Map.groupBy(await listEndedServices(tx, accountId, ids, yearBefore(now)), bySite);
  return new Map(
    sites.map((site) => {
      const { settings = {}, banner: published } = stored.get(site.id) ?? {};
      const rows = present.get(site.id) ?? [];
      const owner = owners.get(site.id)?.data;
      const assembled = assembleFacts(site, owner, settings, [...rows, ...(ended.get(site.id) ?? [])]);
      const facts = { ...withReadableEmails(assembled), consentBy: consentFacts(settings, banner ?? published) };
      return [site.id, { facts, rows: rows.map(({ id, serviceId }) => ({ id, serviceId })) }];
    }),
  );
}

/** Converts e-mail addresses to readable form, such as `info@münchen.de`; they are stored with an encoded domain. */
function withReadableEmails<Fact>(fact: Fact): Fact {
  if (Array.isArray(fact)) return fact.map((one: unknown) => withReadableEmails(one)) as Fact;
  if (typeof fact !== 'object' || fact === null) return fact;
  const entries = Object.entries(fact).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && /email$/i.test(name) ? readableEmail(value) : withReadableEmails(value),
  ]);
  // The same keys with values of the same types.
  return Object.fromEntries(entries) as Fact;
}

function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

/** Combines the facts. Pure except for the catalogue. */
export function assembleFacts(
  site: StoredSite,
  owner: OwnerFacts | undefined,
  { minimumAge, links: _, consentBy: __, ownTrackers, ...settings }: DocumentSettings,
  services: readonly StoredService[],
): Facts {
  return {
    ...settings,
    ...(ownTrackers && { ownTrackers: ownTrackerFacts(ownTrackers) }),
    site: { type: site.type, name: site.name, ...(site.url && { url: site.url }) },
    owner: ownerFacts(owner),
    audience: {
      ...(site.areas ? { areas: site.areas } : site.areaType && { areaType: site.areaType }),
      ...(site.audience.usStates.length > 0 && { usStates: site.audience.usStates }),
      ...(site.audience.children && { children: true }),
      ...(minimumAge && { minimumAge }),
    },
    services: services.flatMap((stored) => serviceFacts(stored) ?? []),
  };
}

/** A service of a site by its row id: what documents say about it, and its catalogue entry. */
export type UsedService = {
  readonly id: string;
  readonly facts: ServiceFacts;
  readonly known: Service | undefined;
  /** Names of the companies that the owner and the visitors deal with. */
  readonly companies: readonly string[];
  /**
   * What the owner states that the facts depend on, as canonical JSON: if it is the same and the facts are not, the catalogue
   * changed. Undefined for services that are not of the catalogue.
   */
  readonly stated?: string;
};

/**
 * The current services of a site on a day (ISO 8601), in the owner's order. The site itself comes first, under its own id, if it sets
 * trackers of its own.
 */
export async function usedServices(
  tx: Tx,
  accountId: string,
  siteId: string,
  on: string,
): Promise<readonly UsedService[]> {
  const present = await listServices(tx, accountId, [siteId]);
  const site = await findSite(tx, accountId, siteId);
  const owner = await findOwner(tx, accountId, siteId);
  const settings = await findSettings(tx, accountId, siteId);
  return site ? usedOf(site, owner, present, settings, on) : [];
}

/** The same of what is known already. */
export function usedOf(
  site: StoredSite,
  owner: OwnerFacts | undefined,
  present: readonly StoredService[],
  { ownTrackers }: Pick<DocumentSettings, 'ownTrackers'>,
  on: string,
): readonly UsedService[] {
  const reach = reachOn(assembleFacts(site, owner, {}, []), on);
  const own = ownService(site.name, ownTrackerFacts(ownTrackers));
  const services = present.flatMap((stored) => {
    const facts = serviceFacts(stored);
    const known = stored.serviceId ? catalogue.find(stored.serviceId) : undefined;
    if (!facts) return [];
    const companies = contractingCompanies(facts.provider, reach).map(({ name }) => name);
    const stated = known && { stated: canonical([stored.overrides, reach]) };
    return [{ id: stored.id, facts, known, companies, ...stated }];
  });
  return [...(own ? [{ id: site.id, facts: own, known: undefined, companies: [] }] : []), ...services];
}

/** Facts about the owner. Without an owner they are empty texts, which are then reported as missing. */
function ownerFacts(owner: OwnerFacts | undefined): OwnerFacts {
  return owner ?? { name: '', country: '' };
}

/**
 * A service as documents describe it and as the banner controls it; `undefined` for an id that the catalogue no longer
 * has.
 */
export function serviceFacts({
  id,
  serviceId,
  custom,
  overrides,
  archivedAt,
}: StoredService): ServiceFacts | undefined {
  const ended = archivedAt ? { endedOn: archivedAt.toISOString().slice(0, 10) } : {};
  if (custom) return { ...customFacts(id, custom, overrides), ...ended };
  const service = serviceId ? catalogue.find(serviceId) : undefined;
  const hidden = overrides.lifetimes?.showInCookiePolicy === false;
  if (!service) return undefined;
  const effective = effectiveService(service, overrides);
  return {
    ...effective,
    category: effective.category ?? 'marketing',
    ...(hidden && { trackersShown: false }),
    ...(overrides.lifetimes?.acknowledged && { lifetimesAcknowledged: true }),
    ...ended,
  };
}

function customFacts(id: string, custom: CustomService, overrides: StoredService['overrides']): ServiceFacts {
  const { category, lifetimes, role, ...said } = overrides;
  const trackers = effectiveTrackers(custom.usesTrackers ? [{ name: '*' }] : [], lifetimes);
  // What stores nothing on a device needs no statement that it is necessary.
  const ground = trackers.length === 0 ? ('transmission' as const) : undefined;
  const usual = categoryOf(custom.purposes.filter(isPurpose), ground) ?? 'marketing';
  return {
    id,
    name: custom.name,
    provider: { name: custom.provider, country: custom.providerCountry, ...(role && { role }) },
    purposes: custom.purposes,
    dataTypes: custom.dataTypes,
    places: custom.places,
    trackers: placedTrackers(trackers, { purposes: custom.purposes, usual, stated: category?.category }),
    ...(lifetimes?.showInCookiePolicy === false && { trackersShown: false }),
    ...(lifetimes?.acknowledged && { lifetimesAcknowledged: true }),
    ...(custom.ownPurpose && { ownPurpose: custom.ownPurpose }),
    ...(custom.legalBasis && { legalBasis: custom.legalBasis }),
    ...(custom.privacyUrl && { privacyUrl: custom.privacyUrl }),
    ...(custom.optOutUrl && { optOutUrl: custom.optOutUrl }),
    category: category?.category ?? usual,
    ...(category && { categoryOverride: category }),
    ...said,
  };
}
