import { sql, type Tx } from '../database/database.ts';

/** The roles that somebody has in one project, without those in the whole account. */
export async function listRolesIn(tx: Tx, accountId: string, holderId: string, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ roles: string[] }>`
    select auth.list_roles_in(${accountId}::uuid, ${holderId}::uuid, ${projectId}::uuid) as roles`.execute(tx);
  return rows[0]?.roles ?? [];
}

/** The roles that somebody has in each project, without those in the whole account. */
export async function listProjectRoles(
  tx: Tx,
  accountId: string,
  holderId: string,
): Promise<{ readonly project: string; readonly roles: string[] }[]> {
  const { rows } = await sql<{ project: string; roles: string[] }>`
    select id as project, roles from auth.list_project_roles(${accountId}::uuid, ${holderId}::uuid)`.execute(tx);
  return rows;
}
