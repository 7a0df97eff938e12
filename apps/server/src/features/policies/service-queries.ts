import type { CustomService, ServiceOverrides } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredService = {
  readonly id: string;
  readonly siteId: string;
  readonly serviceId: string | null;
  readonly custom: CustomService | null;
  readonly overrides: ServiceOverrides;
  readonly position: number;
  readonly addedAt: Date;
  readonly archivedAt: Date | null;
};

const serviceColumns = [
  'id',
  'siteId',
  'serviceId',
  'custom',
  'overrides',
  'position',
  'addedAt',
  'archivedAt',
] as const;

/** The current services of sites, in the owner's order. */
export async function listServices(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<StoredService[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('siteService')
    .select(serviceColumns)
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .where('archivedAt', 'is', null)
    .orderBy('siteId')
    .orderBy('position')
    .execute();
  return rows.map(asService);
}

/** Those of the services that are current, with the names that owners gave. */
export async function listServiceNames(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; serviceId: string | null; name: string | null }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('siteService')
    .select(['id', 'serviceId', sql<string | null>`custom ->> 'name'`.as('name')])
    .where('accountId', '=', accountId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('archivedAt', 'is', null)
    .execute();
}

/** Services removed since `since`, most recently removed first, at most `limit`. */
export async function listArchivedServices(
  tx: Tx,
  accountId: string,
  siteId: string,
  since: Date,
  limit: number,
): Promise<StoredService[]> {
  const rows = await tx
    .selectFrom('siteService')
    .select(serviceColumns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('archivedAt', '>=', since)
    .orderBy('archivedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asService);
}

export async function findService(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<StoredService | undefined> {
  const row = await tx
    .selectFrom('siteService')
    .select(serviceColumns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asService(row);
}

export async function insertServices(tx: Tx, accountId: string, services: readonly StoredService[]): Promise<void> {
  if (services.length === 0) return;
  await tx
    .insertInto('siteService')
    .values(
      services.map((service) => ({
        ...service,
        accountId,
        custom: service.custom && JSON.stringify(service.custom),
        overrides: JSON.stringify(service.overrides),
      })),
    )
    .execute();
}

export async function updateService(
  tx: Tx,
  accountId: string,
  id: string,
  overrides: ServiceOverrides,
  custom: CustomService | null,
  position: number,
): Promise<void> {
  await tx
    .updateTable('siteService')
    .set({ overrides: JSON.stringify(overrides), custom: custom && JSON.stringify(custom), position })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/**
 * Removes services from their site. `lastPublished` is when its privacy policy was last published, which contained the
 * services older than that.
 */
export async function archiveServices(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  at: Date,
  lastPublished: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('siteService')
    .set({ archivedAt: at, wasPublished: lastPublished ? sql<boolean>`added_at <= ${lastPublished}` : false })
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Restores a removed service. */
export async function unarchiveService(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('siteService')
    .set({ archivedAt: null, wasPublished: false })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Services removed since `since` that had been published. */
export async function listEndedServices(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  since: Date,
): Promise<StoredService[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('siteService')
    .select(serviceColumns)
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .where('archivedAt', '>=', since)
    .where('wasPublished', '=', true)
    .orderBy('archivedAt')
    .execute();
  return rows.map(asService);
}

/** Permanently deletes services removed before `before`, in all accounts. */
export async function deleteArchivedServices(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('siteService').where('archivedAt', '<', before).execute();
}

// The contract validated the jsonb columns when they were written.
function asService(
  row: { readonly custom: unknown; readonly overrides: unknown } & Omit<StoredService, 'custom' | 'overrides'>,
): StoredService {
  return { ...row, custom: row.custom as CustomService | null, overrides: row.overrides as ServiceOverrides };
}
