import type { HeldRole } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredTeam = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly people: readonly string[];
  readonly roles: readonly HeldRole[];
};

/** The teams of an account with people and roles, by name. */
export async function listTeams(tx: Tx, accountId: string): Promise<StoredTeam[]> {
  const { rows } = await sql<StoredTeam>`
    select t.id, t.name, t.created_at,
      array(select m.person_id from team_member m
        where m.account_id = ${accountId} and m.team_id = t.id order by m.person_id) as people,
      coalesce((select jsonb_agg(jsonb_build_object('role', r.role, 'projectId', r.project_id)
          order by r.project_id nulls first, r.role)
        from team_role r where r.account_id = ${accountId} and r.team_id = t.id), '[]') as roles
    from team t where t.account_id = ${accountId} order by t.name`.execute(tx);
  return rows;
}

/** Locks a team until the transaction ends. */
export async function lockTeam(tx: Tx, accountId: string, teamId: string): Promise<StoredTeam | undefined> {
  await tx
    .selectFrom('team')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', teamId)
    .forUpdate()
    .execute();
  return (await listTeams(tx, accountId)).find(({ id }) => id === teamId);
}

/** Writes a team with its people and roles. What these people may do changes with `refreshTeam`. */
export async function writeTeam(tx: Tx, accountId: string, team: StoredTeam): Promise<void> {
  const { id, name, createdAt, people, roles } = team;
  await tx
    .insertInto('team')
    .values({ accountId, id, name, createdAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doUpdateSet({ name }))
    .execute();
  const roleNames = roles.map(({ role }) => role);
  const projectIds = roles.map(({ projectId }) => projectId);
  await tx.deleteFrom('teamRole').where('accountId', '=', accountId).where('teamId', '=', id).execute();
  await sql`
    insert into team_role (account_id, team_id, role, project_id)
    select ${accountId}::uuid, ${id}::uuid, r.role, r.project_id
    from unnest(${roleNames}::text[], ${projectIds}::uuid[]) as r (role, project_id)`.execute(tx);
  await sql`
    delete from team_member m where m.account_id = ${accountId} and m.team_id = ${id}
      and not m.person_id = any (${people}::uuid[])`.execute(tx);
  await addPeople(tx, accountId, id, people);
}

/** Adds people to a team. */
export async function addPeople(tx: Tx, accountId: string, teamId: string, people: readonly string[]): Promise<void> {
  await sql`
    insert into team_member (account_id, team_id, person_id)
    select ${accountId}::uuid, ${teamId}::uuid, p.id from unnest(${people}::uuid[]) as p (id)
    on conflict do nothing`.execute(tx);
}

/** Deletes a team and the roles that it gave. */
export async function deleteTeam(tx: Tx, accountId: string, teamId: string): Promise<void> {
  await tx.deleteFrom('team').where('accountId', '=', accountId).where('id', '=', teamId).execute();
}

/** Whether a team gives roles. */
export async function hasRoles(tx: Tx, accountId: string, teamId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('teamRole')
    .select('role')
    .where('accountId', '=', accountId)
    .where('teamId', '=', teamId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
