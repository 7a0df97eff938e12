import type { Project } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

const columns = ['id', 'name', 'createdAt', 'signOff'] as const;

/** The projects of an account ordered by name, each with its number of sites. */
export async function listProjects(tx: Tx, accountId: string): Promise<Project[]> {
  const rows = await tx
    .selectFrom('project')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'project.accountId').onRef('site.projectId', '=', 'project.id'),
    )
    .select(['project.id', 'project.name', 'project.createdAt', 'project.signOff'])
    .select((e) => e.fn.count<string>('site.id').as('sites'))
    .where('project.accountId', '=', accountId)
    .groupBy(['project.accountId', 'project.id'])
    .orderBy('project.name')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), sites: Number(row.sites) }));
}

export async function findProject(tx: Tx, accountId: string, projectId: string) {
  return tx
    .selectFrom('project')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', projectId)
    .executeTakeFirst();
}

/** Locks the project until the transaction ends. */
export async function lockProject(tx: Tx, accountId: string, projectId: string) {
  return tx
    .selectFrom('project')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertProject(
  tx: Tx,
  accountId: string,
  project: { id: string; name: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('project')
    .values({ accountId, ...project })
    .execute();
}

export async function renameProject(tx: Tx, accountId: string, projectId: string, name: string): Promise<void> {
  await tx
    .updateTable('project')
    .set({ name })
    .where('accountId', '=', accountId)
    .where('id', '=', projectId)
    .execute();
}

export async function updateSignOff(tx: Tx, accountId: string, projectId: string, signOff: boolean): Promise<void> {
  await tx
    .updateTable('project')
    .set({ signOff })
    .where('accountId', '=', accountId)
    .where('id', '=', projectId)
    .execute();
}

/** Which of these sites lie in a project that publishes by approval alone. */
export async function listSitesToSignOff(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<string[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('site')
    .innerJoin('project', (join) =>
      join.onRef('project.accountId', '=', 'site.accountId').onRef('project.id', '=', 'site.projectId'),
    )
    .select('site.id')
    .where('site.accountId', '=', accountId)
    .where('project.accountId', '=', accountId)
    .where('site.id', 'in', [...siteIds])
    .where('project.signOff', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteProject(tx: Tx, accountId: string, projectId: string): Promise<void> {
  await tx.deleteFrom('project').where('accountId', '=', accountId).where('id', '=', projectId).execute();
}

/** Moves sites into a project. Returns how many were moved. */
export async function moveSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  projectId: string,
): Promise<number> {
  if (siteIds.length === 0) return 0;
  const moved = await tx
    .updateTable('site')
    .set({ projectId })
    .where('accountId', '=', accountId)
    .where('id', 'in', [...siteIds])
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Locks the sites of a project until the transaction ends, so that none is moved meanwhile. */
export async function lockSitesOfProject(tx: Tx, accountId: string, projectId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('site')
    .select('id')
    .where('accountId', '=', accountId)
    .where('projectId', '=', projectId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
