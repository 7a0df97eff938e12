import { sql, type Tx } from '#platform/database/database.ts';
import type { Reference } from './rules.ts';

// Works on the tables there are, so that a feature added later is exported and deleted without being named here.

/** The tables that hold rows of accounts: all with an `account_id`, a partitioned one once. */
export async function listAccountTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(tx);
  return rows.map((row) => row.name);
}

/** Which table refers to which. */
export async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct child.relname as child, parent.relname as parent from pg_catalog.pg_constraint f
    join pg_catalog.pg_class child on child.oid = f.conrelid
    join pg_catalog.pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace`.execute(tx);
  return rows;
}

// What opens doors never leaves, not even as a hash.
const secrets: Readonly<Record<string, string>> = {
  session: 'token_hash',
  api_key: 'key_hash',
  consent_key: 'key_hash',
  person: 'password_hash',
};

/** The rows of one table that belong to the account, each as JSON. */
export async function* readAccountRows(tx: Tx, table: string, accountId: string): AsyncIterable<string> {
  const rows = tx
    .selectFrom(sql<{ accountId: string }>`${sql.table(table)}`.as('t'))
    .select(sql<string>`(to_jsonb(t) - ${secrets[table] ?? ''})::text`.as('json'))
    .where('t.accountId', '=', accountId)
    .stream(100);
  for await (const { json } of rows) yield json;
}

/** The people of the account, each as JSON. */
export async function listAccountPeople(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.personId', 'person.id')
    .select(sql<string>`(to_jsonb(person) - ${secrets['person'] ?? ''})::text`.as('json'))
    .where('membership.accountId', '=', accountId)
    .execute();
  return rows.map((row) => row.json);
}

/** The account itself, as JSON. */
export async function findAccountJson(tx: Tx, accountId: string): Promise<string> {
  const row = await tx
    .selectFrom('account')
    .select(sql<string>`to_jsonb(account)::text`.as('json'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.json ?? 'null';
}

/** The words of the notices that people of the account agreed to, each as JSON. */
export async function listNoticeTexts(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('noticeText')
    .select(sql<string>`to_jsonb(notice_text)::text`.as('json'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('acceptance')
          .select('id')
          .where('acceptance.accountId', '=', accountId)
          .whereRef('acceptance.textHash', '=', 'noticeText.textHash'),
      ),
    )
    .execute();
  return rows.map((row) => row.json);
}

export async function deleteAccountRows(tx: Tx, table: string, accountId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
}

export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', accountId).execute();
}
