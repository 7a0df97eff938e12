import type { SiteHealth } from '@app/contract';
import type { Permission } from '@app/contract/permissions.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { permissionsAt } from '#platform/http/rights.ts';
import { listProjectRoles } from '../accounts/index.ts';
import { optInOfSites } from '../cookie-preferences/index.ts';
import { listBannerStates } from '../cookie-solution/index.ts';
import { listFound, listLastVerdicts } from '../detection/index.ts';
import { countDueOfSites } from '../dsar/index.ts';
import { listInstallations } from '../installation/index.ts';
import { documentStates, listServicesOfSites, listSettings } from '../policies/index.ts';
import { countWaiting } from '../sign-off/index.ts';
import { listOwners, listSiteChanges, listSitesByIds } from '../sites/index.ts';
import { attentionOf, checkOfSite, launchOf } from './rules.ts';

/** How sites are doing. As many statements for a hundred sites as for one; sites that the actor does not see are left out. */
export async function readHealth({ services, actor }: Context, siteIds: readonly string[]): Promise<SiteHealth[]> {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const sites = await listSitesByIds(tx, accountId, siteIds);
    const ids = sites.map(({ id }) => id);
    const changes = (await listSiteChanges(tx, accountId)).filter(({ siteId }) => ids.includes(siteId));
    const documents = bySite(await documentStates(tx, accountId, changes));
    const used = bySite(await listServicesOfSites(tx, accountId, ids));
    const settings = await listSettings(tx, accountId, ids);
    const owners = await listOwners(tx, accountId, ids);
    const banners = await listBannerStates(tx, accountId, ids);
    const installed = new Map((await listInstallations(tx, accountId)).map((one) => [one.siteId, one]));
    const verdicts = await listLastVerdicts(tx, accountId, ids);
    const found = bySite(await listFound(tx, accountId, ids));
    const waiting = bySite(await countWaiting(tx, accountId));
    const permissions = await permissionsBySite(tx, actor, sites);
    const reading = (permission: Permission) => ids.filter((id) => permissions.get(id)?.has(permission));
    const ofChoices = reading('preferences.read');
    const optIns = await optInOfSites(tx, accountId, ofChoices, now);
    const ofRequests = reading('requests.read');
    const requests = await countDueOfSites(tx, accountId, ofRequests, now.toISOString().slice(0, 10));
    const read = ({ id, type, url }: (typeof sites)[number]): SiteHealth => {
      const states = documents.get(id) ?? [];
      const having = (status: string) => states.filter((one) => one.status === status).length;
      const verdict = verdicts.get(id);
      const facts = {
        type,
        hasOwner: owners.get(id)?.data !== undefined,
        consentBy: settings.get(id)?.consentBy?.by,
        check: checkOfSite(installed.get(id)?.found ?? null, url),
        today: now.toISOString().slice(0, 10),
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
        requests: ofRequests.includes(id) ? (requests.get(id) ?? { open: 0, due: 0, overdue: 0 }) : null,
        approvals: waiting.get(id)?.[0]?.count ?? 0,
      };
      const launch = launchOf(facts);
      const { banner, scan, documents: counted, requests: due, approvals } = facts;
      return {
        siteId: id,
        banner,
        scan,
        documents: counted,
        requests: due,
        approvals,
        ...(ofChoices.includes(id) && { optIn: optIns.get(id) ?? null }),
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

/** What an actor may do at each site: by their roles in the account, and by those in the project of the site. */
async function permissionsBySite(
  tx: Tx,
  { id, viewsAs, accountId, rights }: Actor,
  sites: readonly { readonly id: string; readonly projectId: string | null }[],
): Promise<ReadonlyMap<string, ReadonlySet<Permission>>> {
  const placed = await listProjectRoles(tx, accountId, viewsAs ?? id);
  const roles = new Map(placed.map((project) => [project.id, project.roles]));
  return new Map(sites.map((site) => [site.id, permissionsAt(rights, roles.get(site.projectId ?? '') ?? [])]));
}

function bySite<Row extends { readonly siteId: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ siteId }) => siteId);
}

function seenIn(
  installed: { readonly host: string | null; readonly day: string | null } | undefined,
): SiteHealth['banner']['seen'] {
  return installed?.host && installed.day ? { host: installed.host, on: installed.day } : null;
}
