import { sql, type Statements, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Grants belong to candor_auth, and only candor_jobs can change them: see migrations 0026 and 0047.

export type RoleGrant = {
  readonly accountId: string;
  readonly id: string;
  readonly personId: string;
  /** A role that every account has, or the id of one of its own. */
  readonly role: string;
  /** Null: in the whole account. */
  readonly projectId: string | null;
  readonly createdAt: Date;
};

export async function insertRoleGrant(tx: Tx, grant: RoleGrant): Promise<void> {
  await sql`select auth.insert_role_grant(${rowJson(grant)}::jsonb)`.execute(tx);
}

/** The roles of a person in each project where they have any. */
export async function listProjectRoles(
  tx: Tx,
  accountId: string,
  personId: string,
): Promise<{ readonly id: string; readonly roles: string[] }[]> {
  const { rows } = await sql<{ id: string; roles: string[] }>`
    select * from auth.list_project_roles(${accountId}::uuid, ${personId}::uuid)`.execute(tx);
  return rows;
}

/** The address of the owner of an account. */
export async function findOwnerEmail(tx: Tx, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select auth.find_owner_email(${accountId}::uuid) as email`.execute(tx);
  return rows[0]?.email ?? undefined;
}

/** The roles of a person of the account in it and in any of its projects. */
export async function findRoles(
  db: Statements,
  accountId: string,
  personId: string,
): Promise<{ readonly email: string; readonly roles: string[]; readonly projectRoles: string[] } | undefined> {
  const { rows } = await sql<{ email: string; roles: string[]; projectRoles: string[] }>`
    select * from auth.find_roles(${accountId}::uuid, ${personId}::uuid)`.execute(db);
  return rows[0];
}
