import type { Project } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { findProject, listProjects, listSitesToSignOff, lockProject, updateSignOff } from './project-queries.ts';

/** Sets whether a project publishes by approval alone. @throws Problem `project.not-found` */
export async function setSignOff({ services, actor }: Context, projectId: string, required: boolean): Promise<Project> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const before = await lockProject(tx, accountId, projectId);
    if (!before) throw new Problem('project.not-found');
    await updateSignOff(tx, accountId, projectId, required);
    const changes = changesBetween({ signOff: before.signOff }, { signOff: required });
    const details = { name: before.name };
    if (before.signOff !== required)
      await recordEvent(tx, services.now(), actor, 'project.changed', { projectId, changes, details });
    const project = (await listProjects(tx, accountId)).find(({ id }) => id === projectId);
    if (!project) throw new Problem('project.not-found');
    return project;
  });
}

/** Refuses to publish around an approval. @throws Problem `sign-off.required` */
export async function checkNoSignOff(tx: Tx, accountId: string, siteId: string): Promise<void> {
  if ((await listSitesToSignOff(tx, accountId, [siteId])).length > 0) throw new Problem('sign-off.required');
}

/**
 * Refuses to move sites to where they could be published without the approval that their project asks for, unless by
 * somebody who may approve in the whole account. @throws Problem `role.missing`
 */
export async function checkMove(
  tx: Tx,
  { accountId, rights }: Pick<Actor, 'accountId' | 'rights'>,
  siteIds: readonly string[],
  projectId: string | null,
): Promise<void> {
  if (rights.account.has('banner.approve')) return;
  if ((await listSitesToSignOff(tx, accountId, siteIds)).length === 0) return;
  const target = projectId === null ? undefined : await findProject(tx, accountId, projectId);
  if (!target?.signOff) throw new Problem('role.missing', undefined, undefined, { permission: 'banner.approve' });
}
