import { sql, type Tx } from '../database/database.ts';

/** The roles that somebody has in one project, without those in the whole account. */
export async function listRolesIn(tx: Tx, accountId: string, holderId: string, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ roles: string[] }>`
    select auth.list_roles_in(${accountId}::uuid, ${holderId}::uuid, ${projectId}::uuid) as roles`.execute(tx);
  return rows[0]?.roles ?? [];
}
