import type { Answer, Installation, installations, SiteBuilder } from '@app/contract';
import { checkInstalledPage, type Guard } from '@app/scanner';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findBanner } from '../cookie-solution/index.ts';
import { findReportBefore } from '../detection/index.ts';
import { findSitePublicId } from '../policies/index.ts';
import { findSite, type StoredSite } from '../sites/index.ts';
import { findInstallation, listInstallations, listSightings, saveBuilder, saveCheck } from './queries.ts';
import { builderIn, checkOf } from './rules.ts';

/** Where pages last loaded the banner, of all sites that the actor sees. */
export async function readInstallations({
  services,
  actor: { accountId },
}: Context): Promise<Answer<typeof installations.list>['installations']> {
  const found = await services.db.inAccount(accountId, (tx) => listInstallations(tx, accountId));
  return found.map(({ siteId, host, version, day }) => ({
    siteId,
    seen: host !== null && version !== null && day !== null ? { host, version, day } : null,
  }));
}

/** @throws Problem `site.not-found` */
export async function readInstallation(
  { services, actor: { accountId } }: Context,
  siteId: string,
): Promise<Installation> {
  return services.db.inAccount(accountId, async (tx) => {
    const site = await presentSite(tx, accountId, siteId);
    const { builder, found } = await findInstallation(tx, accountId, siteId);
    const banner = await findBanner(tx, accountId, siteId);
    const report = found?.builder ? undefined : await findReportBefore(tx, accountId, siteId);
    return {
      builder,
      proposedBuilder: found?.builder ?? (report && builderIn(report.report)) ?? null,
      url: site.url,
      publicId: (banner && (await findSitePublicId(tx, accountId, siteId))) ?? null,
      published: banner?.publishedNumber ?? null,
      seen: await listSightings(tx, accountId, siteId),
      check: found,
    };
  });
}

/** @throws Problem `site.not-found` */
export async function chooseBuilder(context: Context, siteId: string, builder: SiteBuilder | null): Promise<void> {
  const { services, actor } = context;
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    await saveBuilder(tx, accountId, siteId, builder);
  });
}

/**
 * Reads a page of a site through the guard, and stores what was found of the banner's tag.
 * @throws Problem `site.not-found`, `scan.no-address`, `banner.not-found`
 */
export async function checkInstallation(
  { services, actor: { accountId } }: Context,
  guard: Guard,
  siteId: string,
  page: string | undefined,
): Promise<void> {
  const { url, publicId } = await services.db.inAccount(accountId, async (tx) => {
    const site = await presentSite(tx, accountId, siteId);
    const banner = await findBanner(tx, accountId, siteId);
    const id = banner && (await findSitePublicId(tx, accountId, siteId));
    if (!id) throw new Problem('banner.not-found');
    const address = page ?? site.url;
    if (!address) throw new Problem('scan.no-address');
    return { url: withScheme(address), publicId: id };
  });
  const found = await checkInstalledPage(guard, url, publicId);
  const check = checkOf(found, { publicId, contentUrl: services.config.contentUrl }, services.now());
  await services.db.inAccount(accountId, async (tx) => {
    // The site may be gone by now.
    await presentSite(tx, accountId, siteId);
    await saveCheck(tx, accountId, siteId, check);
  });
}

async function presentSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite> {
  const site = await findSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  return site;
}

function withScheme(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}
