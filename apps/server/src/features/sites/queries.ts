import type { Area } from '@app/catalogue';
import type { AreaType, Audience, SiteType } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredSite = {
  readonly id: string;
  readonly projectId: string | null;
  readonly type: SiteType;
  readonly name: string;
  readonly nameKey: string;
  readonly url: string | null;
  /** In the order of the program. Null for a site that was made with an area type and whose owner chose no areas since. */
  readonly areas: readonly Area[] | null;
  /** Of a site without areas; null otherwise. */
  readonly areaType: AreaType | null;
  readonly audience: Audience;
  readonly languages: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = [
  'id',
  'projectId',
  'type',
  'name',
  'nameKey',
  'url',
  'areas',
  'areaType',
  'audience',
  'languages',
  'createdAt',
  'updatedAt',
] as const;

export type SiteFilter = {
  readonly query?: string | undefined;
  readonly projectId?: string | undefined;
};

/** Sites, newest first, after the given one; the search covers names and URLs. */
export async function listSites(
  tx: Tx,
  accountId: string,
  filter: SiteFilter,
  limit: number,
  after?: string,
): Promise<StoredSite[]> {
  const matching = sitesMatching(tx, accountId, filter).select(columns).orderBy('id', 'desc').limit(limit);
  const rows = await (after ? matching.where('id', '<', after) : matching).execute();
  return rows.map(asSite);
}

/** The project of a site; null: none. Undefined: there is no such site. */
export async function findProjectOfSite(tx: Tx, accountId: string, siteId: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('site')
    .select('projectId')
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .executeTakeFirst();
  return row?.projectId;
}

export async function countSites(tx: Tx, accountId: string, filter: SiteFilter): Promise<number> {
  const counted = await sitesMatching(tx, accountId, filter)
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

function sitesMatching(tx: Tx, accountId: string, { query, projectId }: SiteFilter) {
  let matching = tx.selectFrom('site').where('accountId', '=', accountId);
  if (projectId) matching = matching.where('projectId', '=', projectId);
  // `position` searches literally, without pattern characters.
  if (query)
    matching = matching.where(
      sql<boolean>`(position(lower(${query}) in lower(name)) > 0 or position(lower(${query}) in lower(coalesce(url, ''))) > 0)`,
    );
  return matching;
}

export async function findSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite | undefined> {
  const row = await tx
    .selectFrom('site')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .executeTakeFirst();
  return row && asSite(row);
}

/** Those of these sites that the transaction sees, in no order. */
export async function listSitesByIds(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<StoredSite[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('site')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', 'in', [...siteIds])
    .execute();
  return rows.map(asSite);
}

/** Sites of one type with the same normalized name or URL. */
export async function listSitesByKey(tx: Tx, accountId: string, type: SiteType, key: string): Promise<StoredSite[]> {
  const rows = await tx
    .selectFrom('site')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('nameKey', '=', key)
    .where('type', '=', type)
    .orderBy('id')
    .execute();
  return rows.map(asSite);
}

/** Locks the site until the transaction ends. */
export async function lockSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite | undefined> {
  const row = await tx
    .selectFrom('site')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  return row && asSite(row);
}

export async function insertSite(tx: Tx, accountId: string, site: StoredSite): Promise<void> {
  await tx
    .insertInto('site')
    .values({
      ...site,
      accountId,
      areas: site.areas && [...site.areas],
      audience: JSON.stringify(site.audience),
      languages: [...site.languages],
    })
    .execute();
}

export async function updateSite(tx: Tx, accountId: string, site: StoredSite): Promise<void> {
  const { name, nameKey, url, areas, areaType, projectId, updatedAt } = site;
  await tx
    .updateTable('site')
    .set({
      name,
      nameKey,
      url,
      areas: areas && [...areas],
      areaType,
      projectId,
      updatedAt,
      audience: JSON.stringify(site.audience),
      languages: [...site.languages],
    })
    .where('accountId', '=', accountId)
    .where('id', '=', site.id)
    .execute();
}

export async function deleteSite(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('site').where('accountId', '=', accountId).where('id', '=', siteId).execute();
}

type SiteRow = Omit<StoredSite, 'areas' | 'audience'> & {
  readonly areas: readonly string[] | null;
  readonly audience: unknown;
};

// The contract validated `audience` when it was written; `areas` is checked by the database, as columns of an enum type are.
function asSite(row: SiteRow): StoredSite {
  return { ...row, areas: row.areas as readonly Area[] | null, audience: row.audience as Audience };
}
