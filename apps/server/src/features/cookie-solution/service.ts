import {
  askedOf,
  defaultConfiguration,
  partsOf,
  placedServices,
  sinceOf,
  usualPurpose,
  type BannerConfiguration,
} from '@app/consent';
import type { Banner, BannerChange, BannerService } from '@app/contract';
import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { dayOf, findSitePublicId } from '../policies/index.ts';
import { findOwner } from '../sites/index.ts';
import { gather, presentSite, type Gathered, type PolicyOptions } from './facts.ts';
import { findClosed } from './closed-queries.ts';
import { findingsOf } from './findings.ts';
import type { HostedBanners } from './hosted.ts';
import { findBanner, listApprovals } from './queries.ts';
import { changesBetween } from './rules.ts';
import { longestMarkup } from './sanitize-markup.ts';
import { snippetsOf } from './snippets.ts';
import { readTcfLists } from './tcf.ts';
import { listVendorListStates } from './vendor-list-queries.ts';
import { stateOf } from './vendor-list.ts';
import { namesOf, picturesOf, shownVersion } from './versions.ts';
import { findVersion, listAsked, listTexts, type StoredBannerVersion } from './version-queries.ts';

/** The banner of a site, or our proposal. @throws Problem `site.not-found` */
export async function readBanner(exchange: Exchange, banners: HostedBanners, siteId: string): Promise<Banner> {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  const now = services.now();
  const read = await services.db.inAccount(accountId, async (tx) => {
    const gathered = await gatherSite(tx, services, accountId, siteId);
    const banner = await findBanner(tx, accountId, siteId);
    const configuration = readable(banner?.configuration ?? gathered.proposal);
    const lists = await readTcfLists(tx, configuration);
    const listStates = await listVendorListStates(tx);
    const version = banner?.publishedNumber
      ? await findVersion(tx, accountId, siteId, banner.publishedNumber)
      : undefined;
    const changes = version ? await waitingChanges(tx, accountId, siteId, version, { configuration, gathered }) : [];
    const texts = version ? await listTexts(tx, accountId, siteId, version.number) : [];
    const publicId = banner && (await findSitePublicId(tx, accountId, siteId));
    const pictures = await picturesOf(tx, services, accountId, siteId);
    const names = await namesOf(tx, accountId, version ? [version] : []);
    const closed = await findClosed(tx, accountId, siteId);
    const ids = { publicId, closed, pictures, names };
    return { gathered, banner, configuration, lists, listStates, version, texts, changes, ...ids };
  });
  const { gathered, banner, configuration, lists, version, texts, publicId } = read;
  const findings = await findingsOf(configuration, gathered, {
    day: dayOf(now),
    locale: asked.locale,
    now,
    lists,
  });
  const text = texts.find(({ language }) => language === configuration.languages[0]) ?? texts[0];
  const guard = text?.files['guard'];
  const guardText = guard ? (await banners.part(guard))?.body.toString() : undefined;
  const { contentUrl, intakeUrl } = services.config;
  const { owner, policyUrl } = gathered.facts('en');
  return {
    publicId: publicId ?? null,
    revision: banner?.revision ?? 0,
    configuration,
    published: version ? shownVersion(version, read.pictures, read.names) : null,
    closed: read.closed ? { since: read.closed.closedAt.toISOString(), deleted: !version } : null,
    changed: !version || read.changes.length > 0,
    changes: [...read.changes],
    findings: [...findings],
    services: servicesOf(configuration, gathered),
    owner: owner ?? null,
    policyUrl: policyUrl ?? null,
    snippets: publicId
      ? [
          ...snippetsOf({
            contentUrl,
            intakeUrl,
            publicId,
            guard: guardText,
            banner: text?.banner,
            since: dayOf(version?.publishedAt ?? now),
          }),
        ]
      : [],
    weight: version?.weight ?? null,
    addresses: publicId ? addressesOf(contentUrl, intakeUrl, publicId) : null,
    experiment: banner?.experimentSince
      ? {
          startedAt: banner.experimentSince.toISOString(),
          variants: (version?.configuration.variants ?? []).map(({ name }) => name),
        }
      : null,
    vendorList: stateOf(read.listStates),
  };
}

/** What a publication would change for visitors now. A version without stored facts waits for one. */
export async function waitingChanges(
  tx: Tx,
  accountId: string,
  siteId: string,
  version: StoredBannerVersion,
  { configuration, gathered }: { readonly configuration: BannerConfiguration; readonly gathered: Gathered },
): Promise<readonly BannerChange[]> {
  const { stored, facts } = gathered;
  const asked = askedOf(configuration, facts('en'));
  const since = sinceOf(await listAsked(tx, accountId, siteId), asked, version.number + 1);
  return changesBetween(version, { configuration, facts: stored, since });
}

/**
 * Removes own markup that exceeds the limit, which sanitized markup did not have to meet when older configurations were
 * saved, so that the rest can be read and saved.
 */
function readable(configuration: BannerConfiguration): BannerConfiguration {
  return configuration.markup.length > longestMarkup ? { ...configuration, markup: '' } : configuration;
}

function addressesOf(contentUrl: string, intakeUrl: string, publicId: string) {
  const file = (ending: string) => `${contentUrl}/embed/cs/${publicId}.${ending}`;
  return {
    script: file('js'),
    kept: file('kept.js'),
    guard: file('guard.js'),
    rules: file('rules.json'),
    choice: `${intakeUrl}/e/choice/${publicId}`,
  };
}

function servicesOf(configuration: BannerConfiguration, { facts }: Gathered): BannerService[] {
  return placedServices(configuration, facts('en').services).map((service) => ({
    id: service.id,
    catalogueId: service.catalogueId ?? null,
    name: service.name,
    provider: service.provider ?? null,
    purpose: service.purpose,
    usualPurpose: usualPurpose(service),
    reason: service.reason ?? null,
    use: [...service.use],
    shares: service.shares === true,
    hosts: [...service.hosts],
    trackers: service.trackers.length,
    split: partsOf({ ...service, purpose: usualPurpose(service) })
      .slice(1)
      .map(({ purpose, trackers, hosts }) => ({
        purpose,
        trackers: trackers.map(({ name }) => name),
        hosts: [...hosts],
      })),
  }));
}

/** Facts about the site, and the configuration that its banner starts with. @throws Problem `site.not-found` */
export async function gatherSite(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  options: PolicyOptions = {},
) {
  const site = await presentSite(tx, accountId, siteId);
  const gathered = await gather(tx, services, accountId, siteId, options);
  const owner = await findOwner(tx, accountId, siteId);
  const proposal = defaultConfiguration({
    languages: site.languages.filter(isLocale),
    // An app may have no URL: its banner waits until the owner enters one.
    siteUrl: site.url ?? '',
    country: owner?.country || undefined,
    services: gathered.facts('en').services,
  });
  return { ...gathered, site, proposal };
}

/** Reasons that owners gave for findings, with their authors. @throws Problem `site.not-found` */
export async function readApprovals({ services, actor: { accountId } }: Exchange, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const approvals = await listApprovals(tx, accountId, siteId);
    const names = await namesOf(
      tx,
      accountId,
      approvals.map(({ saidBy }) => ({ publishedBy: saidBy })),
    );
    return approvals.map(({ what, reason, saidBy, saidAt }) => ({
      what,
      reason,
      by: names.get(saidBy) ?? null,
      at: saidAt.toISOString(),
    }));
  });
}
