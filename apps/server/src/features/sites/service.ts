import { areasOfType, areaTypeOf, inOrder } from '@app/catalogue';
import type { Call, OwnerData, Site, sites } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { isUnchanged } from '#platform/http/unchanged.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { changesBetween, recordEvent, type Doer } from '../audit/index.ts';
import { deleteDeletions } from './deletion-queries.ts';
import { noteDeletion } from './deletions.ts';
import { siteDeleted } from './jobs.ts';
import { findSiteOwner, listOwners, saveOwner } from './owner-queries.ts';
import { lockProject } from './project-queries.ts';
import {
  countSites,
  deleteSite,
  findSite,
  insertSite,
  listSites,
  lockSite,
  updateSite,
  type SiteFilter,
  type StoredSite,
} from './queries.ts';
import { nameKey, storedUrl } from './rules.ts';
import { checkMove } from './sign-off.ts';
import { siteView } from './site-view.ts';

type NewSite = Omit<Call<typeof sites.create>['body'], 'languages'> & { readonly languages: readonly string[] };

/**
 * Creates a site in the caller's transaction. Owner data is not copied from other sites of the account: unless the
 * account has a default member, the owner has to be entered.
 * @throws Problem `project.not-found`, `site.url-required`
 */
export async function createSite(tx: Tx, doer: Doer, given: NewSite, now: Date): Promise<StoredSite> {
  const { accountId } = doer;
  if (given.projectId && !(await lockProject(tx, accountId, given.projectId))) throw new Problem('project.not-found');
  const site: StoredSite = {
    id: newId(now),
    projectId: given.projectId ?? null,
    type: given.type,
    name: given.name,
    nameKey: nameKey(given.name),
    url: given.url ? storedUrl(given.url) : null,
    areas: given.areas ? inOrder(given.areas) : areasOfType[given.areaType ?? 'worldwide'],
    areaType: null,
    audience: { usStates: [], children: false },
    languages: [...new Set(given.languages)],
    createdAt: now,
    updatedAt: now,
  };
  await insertSite(tx, accountId, site);
  const { name, type } = site;
  await recordEvent(tx, now, doer, 'site.created', { siteId: site.id, details: { name, type } });
  return site;
}

export async function readSites({ services, actor }: Context, filter: SiteFilter, limit: number, after?: string) {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const found = await listSites(tx, actor.accountId, filter, limit + 1, after);
    const page = found.slice(0, limit);
    const owners = await listOwners(
      tx,
      actor.accountId,
      page.map((site) => site.id),
    );
    return {
      sites: page.map((site) => siteView(site, owners.get(site.id))),
      total: await countSites(tx, actor.accountId, filter),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** @throws Problem `site.not-found` */
export async function readSite(tx: Tx, accountId: string, siteId: string): Promise<Site> {
  const site = await findSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  return siteView(site, await findSiteOwner(tx, accountId, siteId));
}

/** @throws Problem `site.not-found`, `site.changed-meanwhile`, `project.not-found` */
export async function changeSite(
  { services, actor }: Context,
  siteId: string,
  change: Call<typeof sites.update>['body'],
): Promise<Site> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    // Locks the project before its sites, as everywhere: otherwise two changes could deadlock.
    if (change.projectId && !(await lockProject(tx, actor.accountId, change.projectId)))
      throw new Problem('project.not-found');
    const site = await lockSite(tx, actor.accountId, siteId);
    if (!site) throw new Problem('site.not-found');
    if (change.projectId !== undefined && change.projectId !== site.projectId)
      await checkMove(tx, actor, [siteId], change.projectId);
    const owner = await findSiteOwner(tx, actor.accountId, siteId);
    if (!isUnchanged(siteView(site, owner), change.before)) throw new Problem('site.changed-meanwhile');
    const name = change.name ?? site.name;
    const after = {
      ...site,
      updatedAt: services.now(),
      name,
      nameKey: nameKey(name),
      url: change.url === undefined ? site.url : change.url && storedUrl(change.url),
      ...changedAudience(site, change, owner?.data.country),
      audience: change.audience
        ? { usStates: change.audience.usStates ?? [], children: change.audience.children ?? false }
        : site.audience,
      projectId: change.projectId === undefined ? site.projectId : change.projectId,
    };
    await updateSite(tx, actor.accountId, after);
    const changes = changesBetween(recorded(site), recorded(after));
    await recordEvent(tx, services.now(), actor, 'site.changed', { siteId, changes, details: { name } });
    return readSite(tx, actor.accountId, siteId);
  });
}

/** The fields of a site whose changes are recorded. */
function recorded({ name, url, areas, areaType, audience, projectId }: StoredSite) {
  return {
    name,
    url,
    areas: areas ?? areaType,
    usStates: audience.usStates,
    children: audience.children,
    project: projectId,
  };
}

type SiteAudience = Pick<StoredSite, 'areas' | 'areaType'>;

/**
 * The audience after a change. An area type that describes the present one changes nothing, so that a site can be sent as it
 * was read; another one stands for its areas.
 */
function changedAudience(
  { areas, areaType }: SiteAudience,
  change: Pick<Call<typeof sites.update>['body'], 'areas' | 'areaType'>,
  country: string | undefined,
): SiteAudience {
  if (change.areas) return { areas: inOrder(change.areas), areaType: null };
  const present = areas ? areaTypeOf(areas, country) : areaType;
  if (!change.areaType || change.areaType === present) return { areas, areaType };
  return { areas: areasOfType[change.areaType], areaType: null };
}

/** Gives the site owner data of its own. @throws Problem `site.not-found` */
export async function changeOwner({ services, actor }: Context, siteId: string, owner: OwnerData): Promise<Site> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await lockSite(tx, actor.accountId, siteId))) throw new Problem('site.not-found');
    await saveOwner(tx, actor.accountId, siteId, owner, services.now());
    await recordEvent(tx, services.now(), actor, 'owner.changed', { siteId });
    return readSite(tx, actor.accountId, siteId);
  });
}

/**
 * Deletes a site with all its documents. Consent evidence is kept for its retention period unless `evidence` says
 * otherwise.
 */
export async function removeSite(
  { services, actor }: Context,
  siteId: string,
  evidence: 'keep' | 'delete',
): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    const site = await lockSite(tx, actor.accountId, siteId);
    if (!site) throw new Problem('site.not-found');
    await eraseSite(tx, { accountId: actor.accountId, siteId, evidence }, services.now());
    const { projectId, name } = site;
    await recordEvent(tx, services.now(), actor, 'site.deleted', { siteId, projectId, details: { name, evidence } });
  });
}

type ErasedSite = { readonly accountId: string; readonly siteId: string; readonly evidence: 'keep' | 'delete' };

/** Deletes a site with its documents, writes down which evidence stays, and enqueues the cleanup. */
export async function eraseSite(tx: Tx, site: ErasedSite, at: Date): Promise<void> {
  const { accountId, siteId, evidence } = site;
  await noteErasure(tx, accountId, at, { kind: 'site', id: siteId, mode: evidence });
  const known = await findSite(tx, accountId, siteId);
  // Repeated after a restore, too: then only the evidence may be left.
  if (evidence === 'delete' || known) await deleteDeletions(tx, accountId, siteId);
  if (evidence === 'keep' && known) await noteDeletion(tx, accountId, siteId, 'site', at);
  await deleteSite(tx, accountId, siteId);
  await enqueue(tx, siteDeleted, site);
}

/** Sets the languages of a site, in the caller's transaction. @throws Problem `site.not-found` */
export async function setSiteLanguages(
  tx: Tx,
  accountId: string,
  siteId: string,
  languages: readonly string[],
): Promise<void> {
  const site = await lockSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  await updateSite(tx, accountId, { ...site, languages: [...new Set(languages)] });
}

/** States whether a site is directed at children, in the caller's transaction. @throws Problem `site.not-found` */
export async function setSiteChildren(
  tx: Tx,
  accountId: string,
  siteId: string,
  children: boolean,
  at: Date,
): Promise<void> {
  const site = await lockSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  if (site.audience.children === children) return;
  await updateSite(tx, accountId, { ...site, audience: { ...site.audience, children }, updatedAt: at });
}
