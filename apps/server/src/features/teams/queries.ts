import type { HeldRole } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import type { GrantedRole } from './rules.ts';

// Memberships and grants belong to candor_auth; only candor_jobs can change them: see migrations 0026 and 0047.

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly verified: boolean;
  readonly createdAt: Date;
};

/** The people of an account, by their addresses. */
export async function listPeople(tx: Tx, accountId: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select * from auth.list_people(${accountId}::uuid)`.execute(tx);
  return rows;
}

export type Grant = GrantedRole & { readonly id: string; readonly personId: string };

/** The roles of all people of an account. */
export async function listGrants(tx: Tx, accountId: string): Promise<Grant[]> {
  const { rows } = await sql<Grant>`select * from auth.list_role_grants(${accountId}::uuid)`.execute(tx);
  return rows;
}

/** Locks memberships until the transaction ends. Returns whose they are: of the given people, those who belong to it. */
export async function lockMemberships(
  tx: Tx,
  accountId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.lock_memberships(${accountId}::uuid, ${personIds}::uuid[]) as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteGrant(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await sql`select auth.delete_role_grant(${accountId}::uuid, ${grantId}::uuid)`.execute(tx);
}

/** Grants the roles of a team to its people, and takes those that they no longer have by it. */
export async function refreshTeam(tx: Tx, accountId: string, teamId: string, at: Date): Promise<void> {
  await sql`select auth.refresh_team(${accountId}::uuid, ${teamId}::uuid, ${at})`.execute(tx);
}

/** Brings what people see of projects in line with their roles, after some were deleted. */
export async function refreshAccess(tx: Tx, accountId: string, personIds: readonly string[]): Promise<void> {
  await sql`select auth.refresh_access(${accountId}::uuid, ${personIds}::uuid[])`.execute(tx);
}

/** Ends a membership with the person's sessions and API keys in the account. Returns the ids of the keys. */
export async function deleteMembership(tx: Tx, accountId: string, personId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    select auth.delete_membership(${accountId}::uuid, ${personId}::uuid) as keys`.execute(tx);
  return rows[0]?.keys ?? [];
}

/** The accounts of a person, the oldest membership first. */
export async function listAccountsOf(
  tx: Tx,
  personId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, a.name from auth.list_accounts_of(${personId}::uuid) with ordinality as mine (id, place)
    join account a on a.id = mine.id order by mine.place`.execute(tx);
  return rows;
}

/** The roles as they are stored and answered. */
export function plainRole({ role, projectId }: HeldRole): HeldRole {
  return { role, projectId };
}
