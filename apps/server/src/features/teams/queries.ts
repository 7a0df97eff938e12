import type { HeldRole, Role } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

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

export type Grant = HeldRole & { readonly id: string; readonly personId: string };

/** The roles of all people of an account. */
export async function listGrants(tx: Tx, accountId: string): Promise<Grant[]> {
  const { rows } = await sql<Omit<Grant, 'role'> & { role: string }>`
    select * from auth.list_role_grants(${accountId}::uuid)`.execute(tx);
  // Only roles of the contract are granted.
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

/** Locks a membership until the transaction ends. Returns whether there is one. */
export async function lockMembership(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select auth.lock_membership(${accountId}::uuid, ${personId}::uuid) as there`.execute(tx);
  return rows[0]?.there === true;
}

export async function deleteGrant(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await sql`select auth.delete_role_grant(${accountId}::uuid, ${grantId}::uuid)`.execute(tx);
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
