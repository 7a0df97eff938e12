import type { BannerSighting, InstallationCheck, SiteBuilder } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

/** Hosts kept of a site, the most recent: anybody may invent subdomains. */
const mostHosts = 50;

type Seen = { readonly number: number; readonly day: string };

/** Notes that hosts of a site loaded a version of its banner on a day. */
export async function keepSightings(
  tx: Tx,
  accountId: string,
  siteId: string,
  hosts: readonly string[],
  { number, day }: Seen,
): Promise<void> {
  await tx
    .insertInto('bannerSighting')
    .values(hosts.map((host) => ({ accountId, siteId, host, number, day })))
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'siteId', 'host'])
        .doUpdateSet({ number, day })
        .where(sql<boolean>`(banner_sighting.number, banner_sighting.day) <> (excluded.number, excluded.day)`),
    )
    .execute();
  const kept = await listSightings(tx, accountId, siteId);
  const extra = kept.slice(mostHosts).map(({ host }) => host);
  if (extra.length === 0) return;
  await tx
    .deleteFrom('bannerSighting')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('host', 'in', extra)
    .execute();
}

/** The hosts of a site that loaded its banner, the most recent first. */
export async function listSightings(tx: Tx, accountId: string, siteId: string): Promise<BannerSighting[]> {
  return tx
    .selectFrom('bannerSighting')
    .select(['host', 'number as version', 'day'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('day', 'desc')
    .orderBy('number', 'desc')
    .orderBy('host')
    .execute();
}

type Installed = {
  readonly siteId: string;
  readonly host: string | null;
  readonly version: number | null;
  readonly day: string | null;
  readonly found: InstallationCheck | null;
};

/** All sites with a banner, each with where it was last loaded and what the last check found. */
export async function listInstallations(tx: Tx, accountId: string): Promise<readonly Installed[]> {
  const { rows } = await sql<Installed>`
    select distinct on (banner.site_id) banner.site_id as "siteId", seen.host, seen.number as version, seen.day,
      installation.found
    from banner
    left join banner_sighting seen on seen.account_id = banner.account_id and seen.site_id = banner.site_id
    left join installation on installation.account_id = banner.account_id and installation.site_id = banner.site_id
    where banner.account_id = ${accountId}
    order by banner.site_id, seen.day desc nulls last, seen.number desc, seen.host`.execute(tx);
  return rows;
}

type StoredInstallation = { readonly builder: SiteBuilder | null; readonly found: InstallationCheck | null };

export async function findInstallation(tx: Tx, accountId: string, siteId: string): Promise<StoredInstallation> {
  const row = await tx
    .selectFrom('installation')
    .select(['builder', 'found'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  // Only the functions below write it.
  return (row as StoredInstallation | undefined) ?? { builder: null, found: null };
}

export async function saveBuilder(tx: Tx, accountId: string, siteId: string, builder: SiteBuilder | null) {
  await tx
    .insertInto('installation')
    .values({ accountId, siteId, builder })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ builder }))
    .execute();
}

export async function saveCheck(tx: Tx, accountId: string, siteId: string, check: InstallationCheck): Promise<void> {
  const found = { found: JSON.stringify(check), checkedAt: new Date(check.at) };
  await tx
    .insertInto('installation')
    .values({ accountId, siteId, ...found })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet(found))
    .execute();
}
