import type { Service } from '@app/catalogue';
import type { CustomService, ServiceOverrides } from '@app/contract';
import { activityIds } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { entitlements, type Entitlements } from '../billing/index.ts';
import { catalogue } from './catalogue.ts';
import { checkUnchanged, lockedSiteOf, readDocument } from './document-service.ts';
import {
  archiveServices,
  findService,
  insertServices,
  listArchivedServices,
  listServices,
  unarchiveService,
  updateService,
  type StoredService,
} from './service-queries.ts';
import { findSettings } from './queries.ts';
import { settleDocuments } from './settle.ts';
import { archivedUntil, archiveDays, mostServices, needsPro, speakOfServices } from './rules.ts';

/** A service to add to a document: from the catalogue, or the owner's own. */
export type SelectedService = { readonly overrides: ServiceOverrides } & (
  | { readonly service: string; readonly custom?: undefined }
  | { readonly custom: CustomService; readonly service?: undefined }
);

type ServiceChange = {
  readonly overrides?: ServiceOverrides | undefined;
  readonly custom?: CustomService | undefined;
  /** What was read before. */
  readonly before?: object | undefined;
};

type ServiceInput = ServiceOverrides & {
  readonly service?: string | undefined;
  readonly custom?: CustomService | undefined;
};

/** Converts an entry of the list that sets all services at once: its overrides are fields next to the id. */
export function toSelectedService({ service, custom, ...overrides }: ServiceInput): SelectedService {
  if (custom) return { custom, overrides };
  // The contract requires one of the two.
  return { service: service ?? '', overrides };
}

/**
 * @throws Problem `document.not-found`, `service.unknown`, `service.twice`, `service.limit`, `service.pro`, `services.limit`,
 * `service.activity-unknown` …
 */
export async function addService(
  { services, actor }: Context,
  documentId: string,
  wanted: SelectedService,
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId } = await lockedSiteOf(tx, accountId, documentId);
    const present = await listServices(tx, accountId, [siteId]);
    const allowed = await entitlements(tx, services, accountId);
    checkSelectedService(wanted, allowed);
    await checkServes(tx, accountId, siteId, [wanted.overrides]);
    if (wanted.service && present.some((one) => one.serviceId === wanted.service)) throw new Problem('service.twice');
    checkCount(present.length + 1, allowed, services);
    const added = asStored(siteId, wanted, (present.at(-1)?.position ?? 0) + 1, services.now());
    await insertServices(tx, accountId, [added]);
    await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { documentId, name: nameOf(added) };
    await recordEvent(tx, services.now(), actor, 'service.added', { siteId, target: added.id, details });
  });
}

/**
 * Sets the services of a document's site to exactly this list, in this order. Services that stay keep their id; removed
 * ones can be restored.
 * @throws Problem as `addService`
 */
export async function setServices(
  { services, actor }: Context,
  documentId: string,
  wanted: readonly SelectedService[],
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId, policyPublishedAt } = await lockedSiteOf(tx, accountId, documentId);
    const allowed = await entitlements(tx, services, accountId);
    const present = await listServices(tx, accountId, [siteId]);
    const ids = wanted.flatMap(({ service }) => service ?? []);
    if (new Set(ids).size !== ids.length) throw new Problem('service.twice');
    for (const one of wanted)
      if (!present.some(({ serviceId }) => serviceId === one.service)) checkSelectedService(one, allowed);
    await checkServes(
      tx,
      accountId,
      siteId,
      wanted.map(({ overrides }) => overrides),
    );
    // After a downgrade of the plan, existing services stay, but none can be added.
    if (wanted.length > present.length) checkCount(wanted.length, allowed, services);

    const now = services.now();
    // Lists, because the owner's own services may have the same name.
    const left = Map.groupBy(present, sameness);
    const added: StoredService[] = [];
    for (const [position, one] of wanted.entries()) {
      const key = one.service ?? `custom ${one.custom.name}`;
      const stored = left.get(key)?.shift();
      if (stored) await updateService(tx, accountId, stored.id, one.overrides, one.custom ?? null, position);
      else added.push(asStored(siteId, one, position, now));
    }
    const gone = [...left.values()].flat().map(({ id }) => id);
    await archiveServices(tx, accountId, gone, now, policyPublishedAt);
    await insertServices(tx, accountId, added);
    await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { servicesAdded: added.length, servicesRemoved: gone.length, services: wanted.length };
    await recordEvent(tx, now, actor, 'document.changed', { siteId, target: documentId, details });
  });
}

/** @throws Problem `document.not-found`, `document.changed-meanwhile`, `service.not-found`, `service.activity-unknown` */
export async function changeService(
  { services, actor }: Context,
  documentId: string,
  id: string,
  change: ServiceChange,
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId } = await lockedSiteOf(tx, accountId, documentId);
    const stored = await presentService(tx, accountId, siteId, id);
    checkUnchanged(stored, change.before);
    const { overrides = stored.overrides } = change;
    const custom = stored.custom && (change.custom ?? stored.custom);
    await checkServes(tx, accountId, siteId, [overrides]);
    await updateService(tx, accountId, id, overrides, custom, stored.position);
    await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { documentId, name: nameOf({ ...stored, custom }) };
    await recordEvent(tx, services.now(), actor, 'service.changed', { siteId, target: id, details });
  });
}

/** Removes a service. It can be restored for thirty days. @throws Problem `document.not-found`, `service.not-found` */
export async function removeService({ services, actor }: Context, documentId: string, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId, policyPublishedAt } = await lockedSiteOf(tx, accountId, documentId);
    const stored = await presentService(tx, accountId, siteId, id);
    await archiveServices(tx, accountId, [id], services.now(), policyPublishedAt);
    await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { documentId, name: nameOf(stored) };
    await recordEvent(tx, services.now(), actor, 'service.removed', { siteId, target: id, details });
  });
}

/**
 * Restores a removed service with all its settings. @throws Problem `service.not-found`, `service.too-late`,
 * `service.twice`, `service.pro`, `service.limit`
 */
export async function restoreService({ services, actor }: Context, documentId: string, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId } = await lockedSiteOf(tx, accountId, documentId);
    const stored = await findService(tx, accountId, siteId, id);
    if (!stored?.archivedAt) throw new Problem('service.not-found');
    if (archivedUntil(stored.archivedAt) < services.now()) throw new Problem('service.too-late');
    const present = await listServices(tx, accountId, [siteId]);
    if (stored.serviceId && present.some((one) => one.serviceId === stored.serviceId))
      throw new Problem('service.twice');
    const allowed = await entitlements(tx, services, accountId);
    const known = stored.serviceId ? catalogue.find(stored.serviceId) : undefined;
    if (known && needsPro(known) && !allowed.proServices) throw new Problem('service.pro');
    checkCount(present.length + 1, allowed, services);
    await unarchiveService(tx, accountId, id);
    await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { documentId, name: nameOf(stored) };
    await recordEvent(tx, services.now(), actor, 'service.restored', { siteId, target: id, details });
  });
}

/** Removed services that can be restored. @throws Problem `document.not-found` */
export async function readArchived({ services, actor }: Context, documentId: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const { siteId } = await readDocument(tx, accountId, documentId);
    const since = new Date(services.now().getTime() - archiveDays * 86_400_000);
    const present = new Set((await listServices(tx, accountId, [siteId])).map(({ serviceId }) => serviceId));
    const archived = await listArchivedServices(tx, accountId, siteId, since, mostServices);
    return archived.flatMap(({ id, archivedAt, serviceId, custom }) => {
      if (!archivedAt || (serviceId && present.has(serviceId))) return [];
      const name = nameOf({ custom, serviceId });
      return [{ id, name, archivedAt: archivedAt.toISOString(), until: archivedUntil(archivedAt).toISOString() }];
    });
  });
}

function nameOf({ custom, serviceId }: Pick<StoredService, 'custom' | 'serviceId'>): string {
  return custom?.name ?? (serviceId ? catalogue.find(serviceId)?.name : undefined) ?? serviceId ?? '';
}

export function checkSelectedService(wanted: SelectedService, allowed: Entitlements): void {
  if (!wanted.service) return;
  const service: Service | undefined = catalogue.find(wanted.service);
  if (!service) throw new Problem('service.unknown', { service: wanted.service });
  if (service.status === 'retired') throw new Problem('service.deactivated');
  if (needsPro(service) && !allowed.proServices) throw new Problem('service.pro');
}

/** Checks that the activities which services are said to serve exist. @throws Problem `service.activity-unknown` */
async function checkServes(
  tx: Tx,
  accountId: string,
  siteId: string,
  stated: readonly ServiceOverrides[],
): Promise<void> {
  const serves = stated.flatMap((overrides) => overrides.serves ?? []);
  if (serves.length === 0) return;
  const { activities } = await findSettings(tx, accountId, siteId);
  const known = activityIds(activities);
  const unknown = serves.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Problem('service.activity-unknown', { activity: unknown });
}

export function checkCount(count: number, allowed: Entitlements, { config }: Services): void {
  if (allowed.services !== null && count > allowed.services)
    throw new Problem('service.limit', { limit: allowed.services });
  if (count > mostServices) throw new Problem('services.limit', { email: config.supportEmail });
}

async function presentService(tx: Tx, accountId: string, siteId: string, id: string): Promise<StoredService> {
  const stored = await findService(tx, accountId, siteId, id);
  if (!stored || stored.archivedAt) throw new Problem('service.not-found');
  return stored;
}

/** Key by which existing services are recognized when all are set at once. */
function sameness({ serviceId, custom }: StoredService): string {
  return serviceId ?? `custom ${custom?.name}`;
}

export function asStored(siteId: string, wanted: SelectedService, position: number, now: Date): StoredService {
  return {
    id: newId(now),
    siteId,
    serviceId: wanted.service ?? null,
    custom: wanted.custom ?? null,
    overrides: wanted.overrides,
    position,
    addedAt: now,
    archivedAt: null,
  };
}
