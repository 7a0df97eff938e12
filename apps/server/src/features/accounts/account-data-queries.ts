import { sql, type Tx } from '#platform/database/database.ts';
import type { Reference } from './rules.ts';

// Works on all existing tables, so that a feature added later is exported and deleted without being named here.

/** A table that holds rows of accounts. */
export type AccountTable = {
  readonly name: string;
  /** Whether it belongs to candor_auth, whose functions must be used to access it. */
  readonly guarded: boolean;
};

/** All tables with an `account_id`; a partitioned one is listed once. */
export async function listAccountTables(tx: Tx): Promise<AccountTable[]> {
  const { rows } = await sql<AccountTable>`
    select c.relname as name, pg_catalog.pg_get_userbyid(c.relowner) = 'candor_auth' as guarded from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(tx);
  return rows;
}

/** The foreign keys between tables. */
export async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct child.relname as child, parent.relname as parent from pg_catalog.pg_constraint f
    join pg_catalog.pg_class child on child.oid = f.conrelid
    join pg_catalog.pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace`.execute(tx);
  return rows;
}

/** Stored responses that are kept for a day, whose content is in other tables, and sign-ins that wait for a second factor. */
const leftOut: readonly string[] = ['idempotency_key', 'sign_in_attempt'];

/** Reports are for their managers: an export would tell the owner how many there are, and when. */
const isOfReports = (name: string) => name === 'report' || name.startsWith('report_');

/** Statements in the log of an account that say how many entries its reports have, for each day. */
const ofReports = 'report-root';

/** The tables that an export includes. */
export async function listExportedTables(tx: Tx): Promise<AccountTable[]> {
  return (await listAccountTables(tx)).filter(({ name }) => !leftOut.includes(name) && !isOfReports(name));
}

/** The rows of one table that belong to the account, for a person of it, each as JSON. Credentials are never exported, not even as a hash. */
export async function* readAccountRows(
  tx: Tx,
  { name, guarded }: AccountTable,
  accountId: string,
  readerId: string | null,
): AsyncIterable<string> {
  const rows = guarded
    ? tx
        .selectFrom(sql<{ json: string }>`auth.export_rows(${accountId}::uuid, ${name})`.as<'t'>(sql`t(json)`))
        .select('t.json')
        .stream(100)
    : tx
        .selectFrom(sql<{ accountId: string }>`${sql.table(name)}`.as('t'))
        .select(sql<string>`to_jsonb(t)::text`.as('json'))
        .where('t.accountId', '=', accountId)
        // What people search for is only for themselves.
        .$if(name === 'saved_view', (query) => query.where(sql<boolean>`t.person_id = ${readerId}::uuid`))
        .$if(name === 'evidence_entry', (query) => query.where(sql<boolean>`t.kind <> ${ofReports}`))
        .stream(100);
  for await (const { json } of rows) yield json;
}

/** The people of the account, each as JSON. */
export async function listAccountPeople(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ json: string }>`
    select json from auth.export_people(${accountId}::uuid) as json`.execute(tx);
  return rows.map(({ json }) => json);
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

/** The texts of the notices that people of the account agreed to, each as JSON. */
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

export async function deleteAccountRows(tx: Tx, { name, guarded }: AccountTable, accountId: string): Promise<void> {
  if (guarded) await sql`select auth.delete_rows(${accountId}::uuid, ${name})`.execute(tx);
  else await sql`delete from ${sql.table(name)} where account_id = ${accountId}`.execute(tx);
}

export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', accountId).execute();
}

/** The offices whose reports have keys outside of the database. */
export async function listReportOfficeIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.selectFrom('reportOffice').select('id').where('accountId', '=', accountId).execute();
  return rows.map(({ id }) => id);
}
