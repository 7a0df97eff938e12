import type { Project } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import {
  deleteProject,
  insertProject,
  listProjects,
  lockSitesOfProject,
  lockProject,
  moveSites,
  renameProject,
} from './project-queries.ts';
import { eraseSite } from './service.ts';
import { checkMove } from './sign-off.ts';

/** Creates a project and moves existing sites into it. @throws Problem `site.not-found` */
export async function createProject(
  { services, actor }: Context,
  name: string,
  siteIds: readonly string[],
): Promise<Project> {
  const now = services.now();
  return services.db.inAccount(actor.accountId, async (tx) => {
    const project = { id: newId(now), name, createdAt: now };
    await checkMove(tx, actor, siteIds, null);
    await insertProject(tx, actor.accountId, project);
    const wanted = new Set(siteIds);
    const moved = await moveSites(tx, actor.accountId, [...wanted], project.id);
    if (moved !== wanted.size) throw new Problem('site.not-found');
    const details = { name, sites: moved };
    await recordEvent(tx, now, actor, 'project.created', { projectId: project.id, details });
    return { ...project, createdAt: now.toISOString(), sites: moved, signOff: false };
  });
}

/** @throws Problem `project.not-found` */
export async function changeProjectName(
  { services, actor }: Context,
  projectId: string,
  name: string,
): Promise<Project> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await lockProject(tx, actor.accountId, projectId))) throw new Problem('project.not-found');
    const find = async () => (await listProjects(tx, actor.accountId)).find((one) => one.id === projectId);
    const before = await find();
    await renameProject(tx, actor.accountId, projectId, name);
    const project = await find();
    if (!before || !project) throw new Problem('project.not-found');
    const changes = changesBetween({ name: before.name }, { name });
    await recordEvent(tx, services.now(), actor, 'project.changed', { projectId, changes, details: { name } });
    return project;
  });
}

/**
 * Deletes a project with all its sites and documents. Returns the number of deleted sites. @throws Problem
 * `project.not-found`
 */
export async function removeProject(
  { services, actor }: Context,
  projectId: string,
  evidence: 'keep' | 'delete',
): Promise<number> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await lockProject(tx, actor.accountId, projectId))) throw new Problem('project.not-found');
    const siteIds = await lockSitesOfProject(tx, actor.accountId, projectId);
    for (const siteId of siteIds) {
      await eraseSite(tx, { accountId: actor.accountId, siteId, evidence }, services.now());
      await recordEvent(tx, services.now(), actor, 'site.deleted', { siteId, projectId, details: { evidence } });
    }
    const name = (await listProjects(tx, actor.accountId)).find(({ id }) => id === projectId)?.name ?? null;
    await deleteProject(tx, actor.accountId, projectId);
    const details = { name, sites: siteIds.length };
    await recordEvent(tx, services.now(), actor, 'project.deleted', { projectId, details });
    return siteIds.length;
  });
}
