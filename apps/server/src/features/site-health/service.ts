import type { SiteHealth } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { optInOfSites } from '../cookie-preferences/index.ts';
import { listBannerStates } from '../cookie-solution/index.ts';
import { listFound, listLastVerdicts } from '../detection/index.ts';
import { countDueOfSites } from '../dsar/index.ts';
import { listInstallations } from '../installation/index.ts';
import { documentStates, listServicesOfSites } from '../policies/index.ts';
import { countWaiting } from '../sign-off/index.ts';
import { listOwners, listSiteChanges, listSitesByIds } from '../sites/index.ts';
import { attentionOf, launchOf } from './rules.ts';

/** How sites are doing. As many statements for a hundred sites as for one; sites that the actor does not see are left out. */
export async function readHealth({ services, actor }: Context, siteIds: readonly string[]): Promise<SiteHealth[]> {
  const { accountId, rights } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const sites = await listSitesByIds(tx, accountId, siteIds);
    const ids = sites.map(({ id }) => id);
    const changes = (await listSiteChanges(tx, accountId)).filter(({ siteId }) => ids.includes(siteId));
    const documents = bySite(await documentStates(tx, accountId, changes));
    const used = bySite(await listServicesOfSites(tx, accountId, ids));
    const owners = await listOwners(tx, accountId, ids);
    const banners = await listBannerStates(tx, accountId, ids);
    const installed = new Map((await listInstallations(tx, accountId)).map((one) => [one.siteId, one]));
    const verdicts = await listLastVerdicts(tx, accountId, ids);
    const found = bySite(await listFound(tx, accountId, ids));
    const waiting = bySite(await countWaiting(tx, accountId));
    const optIns = rights.account.has('preferences.read') ? await optInOfSites(tx, accountId, ids, now) : undefined;
    const requests = rights.account.has('requests.read')
      ? await countDueOfSites(tx, accountId, ids, now.toISOString().slice(0, 10))
      : undefined;
    const read = ({ id, type }: (typeof sites)[number]): SiteHealth => {
      const states = documents.get(id) ?? [];
      const having = (status: string) => states.filter((one) => one.status === status).length;
      const verdict = verdicts.get(id);
      const facts = {
        type,
        hasOwner: owners.get(id)?.data !== undefined,
        services: used.get(id)?.length ?? 0,
        banner: { state: banners.get(id) ?? ('none' as const), seen: seenIn(installed.get(id)) },
        scan: verdict
          ? {
              at: verdict.at.toISOString(),
              verdict: verdict.verdict,
              missing: found.get(id)?.[0]?.services.length ?? 0,
            }
          : null,
        documents: {
          published: having('published'),
          changed: having('changed'),
          offline: having('offline'),
          drafts: having('draft'),
        },
        requests: requests ? (requests.get(id) ?? { open: 0, due: 0, overdue: 0 }) : null,
        approvals: waiting.get(id)?.[0]?.count ?? 0,
      };
      const launch = launchOf(facts);
      const { hasOwner: _, services: __, type: ___, ...shown } = facts;
      return {
        siteId: id,
        ...shown,
        optIn: optIns?.get(id) ?? null,
        attention: attentionOf(facts, launch),
        launch,
      };
    };
    const byId = new Map(sites.map((site) => [site.id, site]));
    return siteIds.flatMap((id) => {
      const site = byId.get(id);
      return site ? [read(site)] : [];
    });
  });
}

function bySite<Row extends { readonly siteId: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ siteId }) => siteId);
}

function seenIn(
  installed: { readonly host: string | null; readonly day: string | null } | undefined,
): SiteHealth['banner']['seen'] {
  return installed?.host && installed.day ? { host: installed.host, on: installed.day } : null;
}
