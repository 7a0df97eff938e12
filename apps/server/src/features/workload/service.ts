import type { ProjectWorkload } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { countFound } from '../detection/index.ts';
import { documentStates } from '../policies/index.ts';
import { countWaiting } from '../sign-off/index.ts';
import { listProjects, listSiteChanges } from '../sites/index.ts';
import { byWork } from './rules.ts';

/** What needs work in each project that the actor sees, most first. Projects without sites are in the list, too. */
export async function readWorkload({ services, actor }: Context): Promise<ProjectWorkload[]> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const projects = await listProjects(tx, accountId);
    const sites = await listSiteChanges(tx, accountId);
    const projectOf = new Map(sites.map(({ siteId, projectId }) => [siteId, projectId]));
    const counted = new Map<string | null, Counts>();
    for (const { id } of projects) counted.set(id, nothing());
    const at = (siteId: string) => countsAt(counted, projectOf.get(siteId) ?? null);
    for (const { siteId } of sites) at(siteId).sites += 1;
    for (const { siteId, status } of await documentStates(tx, accountId, sites)) {
      if (status === 'draft') at(siteId).drafts += 1;
      else if (status !== 'published') at(siteId)[status] += 1;
    }
    for (const { siteId, count } of await countWaiting(tx, accountId)) at(siteId).approvals += count;
    for (const { siteId, count } of await countFound(tx, accountId)) at(siteId).found += count;
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    return [...counted]
      .map(([id, counts]) => ({ project: id === null ? null : { id, name: names.get(id) ?? '' }, ...counts }))
      .toSorted(byWork);
  });
}

type Counts = { -readonly [Name in keyof Omit<ProjectWorkload, 'project'>]: number };

function nothing(): Counts {
  return { sites: 0, approvals: 0, drafts: 0, changed: 0, offline: 0, found: 0 };
}

function countsAt(counted: Map<string | null, Counts>, projectId: string | null): Counts {
  const known = counted.get(projectId) ?? nothing();
  counted.set(projectId, known);
  return known;
}
