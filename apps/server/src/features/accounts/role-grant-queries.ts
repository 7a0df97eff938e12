import type { Role } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Grants belong to candor_auth, and only candor_jobs can change them: see migration 0026.

export type RoleGrant = {
  readonly accountId: string;
  readonly id: string;
  readonly personId: string;
  readonly role: Role;
  /** Null: in the whole account. */
  readonly projectId: string | null;
  readonly createdAt: Date;
};

export async function insertRoleGrant(tx: Tx, grant: RoleGrant): Promise<void> {
  await sql`select auth.insert_role_grant(${rowJson(grant)}::jsonb)`.execute(tx);
}
