import { sql, type Tx } from '#platform/database/database.ts';
import type { UserAttributes } from './attributes.ts';
import { textOf, truthOf, type Term } from './filter.ts';

/** A person as the directory of an account says it. */
export type StoredUser = UserAttributes & {
  readonly accountId: string;
  readonly id: string;
  readonly email: string;
  /** Null: not of the account, or not the directory's to make. */
  readonly personId: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

export type Paging = { readonly offset: number; readonly limit: number };

export const userFilters = ['id', 'username', 'externalid', 'emails', 'emails.value', 'active'] as const;

export async function listUsers(
  tx: Tx,
  accountId: string,
  terms: readonly Term[],
  { offset, limit }: Paging,
): Promise<{ readonly total: number; readonly users: StoredUser[] }> {
  const conditions = sql.join([sql`account_id = ${accountId}::uuid`, ...terms.map(userCondition)], sql` and `);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from directory_user where ${conditions}`.execute(tx);
  const { rows: users } = await sql<StoredUser>`
    select * from directory_user where ${conditions} order by id limit ${limit} offset ${offset}`.execute(tx);
  return { total: counted[0]?.total ?? 0, users };
}

function userCondition(term: Term) {
  switch (term.attribute) {
    case 'id':
      return sql`id::text = ${textOf(term)}`;
    case 'username':
      return sql`lower(user_name) = lower(${textOf(term)})`;
    case 'externalid':
      return sql`external_id = ${textOf(term)}`;
    case 'active':
      return sql`active = ${truthOf(term)}`;
    default:
      return sql`email = lower(${textOf(term)})`;
  }
}

/** Locks a person of the directory until the transaction ends. */
export async function lockUser(tx: Tx, accountId: string, id: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select * from directory_user where account_id = ${accountId}::uuid and id::text = ${id} for update`.execute(tx);
  return rows[0];
}

/** @throws a unique violation where another has the name or external id */
export async function insertUser(tx: Tx, user: StoredUser): Promise<void> {
  await tx.insertInto('directoryUser').values(user).execute();
}

/** @throws a unique violation where another has the name or external id */
export async function updateUser(tx: Tx, user: StoredUser): Promise<void> {
  const { accountId, id, createdAt: _, ...values } = user;
  await tx.updateTable('directoryUser').set(values).where('accountId', '=', accountId).where('id', '=', id).execute();
}

export async function deleteUser(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('directoryUser').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Connects the person of a directory with this address who is active and has none yet. Returns their ids there. */
export async function updateUserPerson(
  tx: Tx,
  accountId: string,
  email: string,
  personId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('directoryUser')
    .set({ personId })
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('personId', 'is', null)
    .where('active', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A group of the directory: a team. */
export type StoredGroup = {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly createdAt: Date;
};

export const groupFilters = ['id', 'displayname', 'externalid'] as const;

export async function listGroups(
  tx: Tx,
  accountId: string,
  terms: readonly Term[],
  { offset, limit }: Paging,
): Promise<{ readonly total: number; readonly groups: StoredGroup[] }> {
  const conditions = sql.join(
    [sql`account_id = ${accountId}::uuid and by_directory`, ...terms.map(groupCondition)],
    sql` and `,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from team where ${conditions}`.execute(tx);
  const { rows: groups } = await sql<StoredGroup>`
    select id, name, external_id, created_at from team where ${conditions}
    order by id limit ${limit} offset ${offset}`.execute(tx);
  return { total: counted[0]?.total ?? 0, groups };
}

function groupCondition(term: Term) {
  if (term.attribute === 'id') return sql`id::text = ${textOf(term)}`;
  if (term.attribute === 'externalid') return sql`external_id = ${textOf(term)}`;
  return sql`lower(name) = lower(${textOf(term)})`;
}

/** Locks a group until the transaction ends. */
export async function lockGroup(tx: Tx, accountId: string, id: string): Promise<StoredGroup | undefined> {
  const { rows } = await sql<StoredGroup>`
    select id, name, external_id, created_at from team
    where account_id = ${accountId}::uuid and id::text = ${id} and by_directory for update`.execute(tx);
  return rows[0];
}

/** @throws a unique violation where another team has the name */
export async function upsertGroup(tx: Tx, accountId: string, group: StoredGroup): Promise<void> {
  const { id, name, externalId, createdAt } = group;
  await tx
    .insertInto('team')
    .values({ accountId, id, name, createdAt, externalId, byDirectory: true })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doUpdateSet({ name, externalId }))
    .execute();
}

export async function deleteGroup(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('team').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** The members of groups, as the directory says them. */
export async function listMembers(
  tx: Tx,
  accountId: string,
  groupIds: readonly string[],
): Promise<{ readonly teamId: string; readonly userId: string; readonly userName: string }[]> {
  const { rows } = await sql<{ teamId: string; userId: string; userName: string }>`
    select m.team_id, m.user_id, u.user_name from directory_member m
    join directory_user u on u.account_id = m.account_id and u.id = m.user_id
    where m.account_id = ${accountId}::uuid and m.team_id = any(${groupIds}::uuid[])
    order by m.team_id, m.user_id`.execute(tx);
  return rows;
}

/** Adds people of the directory to a group. Returns how many of them there are. */
export async function insertMembers(
  tx: Tx,
  accountId: string,
  groupId: string,
  userIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with known as (
      select u.id from directory_user u
      where u.account_id = ${accountId}::uuid and u.id::text = any(${userIds}::text[])),
    made as (
      insert into directory_member (account_id, team_id, user_id)
      select ${accountId}::uuid, ${groupId}::uuid, k.id from known k on conflict do nothing)
    select count(*)::integer as count from known`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Takes people out of a group; all but `kept` where that is given. */
export async function deleteMembers(
  tx: Tx,
  accountId: string,
  groupId: string,
  which: { readonly gone: readonly string[] } | { readonly kept: readonly string[] },
): Promise<void> {
  const condition =
    'gone' in which
      ? sql`m.user_id::text = any(${which.gone}::text[])`
      : sql`not m.user_id::text = any(${which.kept}::text[])`;
  await sql`
    delete from directory_member m
    where m.account_id = ${accountId}::uuid and m.team_id = ${groupId}::uuid and ${condition}`.execute(tx);
}

/** Brings the people of teams in line with their groups. Returns who came and who left, by team. */
export async function refreshTeamMembers(
  tx: Tx,
  accountId: string,
  groupIds: readonly string[],
): Promise<{ readonly teamId: string; readonly personId: string; readonly isIn: boolean }[]> {
  const { rows } = await sql<{ teamId: string; personId: string; isIn: boolean }>`
    with wanted as (
      select m.team_id, u.person_id from directory_member m
      join directory_user u on u.account_id = m.account_id and u.id = m.user_id
      where m.account_id = ${accountId}::uuid and m.team_id = any(${groupIds}::uuid[])
        and u.active and u.person_id is not null),
    gone as (
      delete from team_member t
      where t.account_id = ${accountId}::uuid and t.team_id = any(${groupIds}::uuid[])
        -- As a list, which is hashed: the number of rows in "wanted" is not known to the planner.
        and (t.team_id, t.person_id) not in (select w.team_id, w.person_id from wanted w)
      returning t.team_id, t.person_id),
    made as (
      insert into team_member (account_id, team_id, person_id)
      select distinct ${accountId}::uuid, w.team_id, w.person_id from wanted w on conflict do nothing
      returning team_id, person_id)
    select team_id, person_id, false as is_in from gone union all select team_id, person_id, true from made`.execute(
    tx,
  );
  return rows;
}

/** The groups that somebody is in. */
export async function listGroupsOf(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('directoryMember')
    .select('teamId')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ teamId }) => teamId);
}
