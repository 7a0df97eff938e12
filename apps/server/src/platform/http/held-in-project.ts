import type { Permission } from '@app/contract/permissions.ts';
import type { Tx } from '../database/database.ts';
import { listRolesIn } from './admission-queries.ts';
import type { Actor } from './context.ts';
import { permissionsAt } from './rights.ts';

/** Whether an actor has a permission in a project, or in the whole account. @param projectId null: of no project */
export async function mayInProject(
  tx: Tx,
  { id, accountId, rights }: Actor,
  permission: Permission,
  projectId: string | null,
): Promise<boolean> {
  if (rights.account.has(permission)) return true;
  const named = rights.limits?.projects;
  if (projectId === null || (named && !named.includes(projectId))) return false;
  return permissionsAt(rights, await listRolesIn(tx, accountId, id, projectId)).has(permission);
}
