import type { Pool } from 'pg';

export type Column = {
  readonly name: string;
  /** The type in SQL: `text[]`, `document_type`. */
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
};
export type Policy = {
  readonly name: string;
  readonly roles: string;
  readonly command: string;
  readonly using: string | null;
  readonly check: string | null;
};
export type Grant = { readonly role: string; readonly privileges: string };
export type Table = {
  readonly name: string;
  /** Null: it belongs to the owner of the database. */
  readonly owner: 'candor_auth' | null;
  readonly security: 'none' | 'enabled' | 'forced';
  readonly partitionedBy: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly { readonly name: string; readonly definition: string }[];
  readonly indexes: readonly string[];
  readonly policies: readonly Policy[];
  readonly grants: readonly Grant[];
};
export type Enum = { readonly name: string; readonly values: readonly string[] };
/** A function or procedure, with the roles that may call it, unless everybody may. Its body is in its script. */
export type Routine = {
  readonly name: string;
  readonly owner: 'candor_auth' | null;
  readonly callers: string | null;
};
export type Schema = {
  readonly enums: readonly Enum[];
  readonly tables: readonly Table[];
  readonly routines: readonly Routine[];
};

/** Reads the schemas `public` and `auth` from the database catalog, in an order that depends only on the schema. */
export async function readSchema(pool: Pick<Pool, 'query'>): Promise<Schema> {
  const enums = await pool.query<Enum>(
    `select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
     from pg_enum join pg_type t on t.oid = enumtypid
     where typnamespace = 'public'::regnamespace group by typname order by typname`,
  );
  const tables = await pool.query<Table>(tablesQuery);
  const routines = await pool.query<Routine>(routinesQuery);
  return {
    enums: enums.rows,
    tables: tables.rows,
    routines: routines.rows,
  };
}

const ownerOf = (column: string) =>
  `case when pg_get_userbyid(${column}) = 'candor_auth' then 'candor_auth' end as owner`;

const routinesQuery = `
  select oid::regprocedure::text as name, ${ownerOf('proowner')},
    case when proacl is not null then (select coalesce(string_agg(grantee::regrole::text, ', ' order by grantee::regrole::text), '')
      from aclexplode(proacl) where grantee <> proowner and grantee <> 0) end as callers
  from pg_proc where pronamespace::regnamespace::text in ('public', 'auth') order by pronamespace::regnamespace::text desc, proname, oid`;

// Without partitions, which come and go with the months, and without the lists of migrations and functions, which are not part
// of the schema.
const tablesQuery = `
  select c.relname as name, ${ownerOf('c.relowner')},
    case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'enabled' else 'none' end as security,
    pg_get_partkeydef(c.oid) as "partitionedBy",
    (select coalesce(json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod), 'required', attnotnull,
        'default', pg_get_expr(adbin, adrelid)) order by attnum), '[]')
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', conname, 'definition', pg_get_constraintdef(oid))
        order by position(contype in 'pufcx'), conname), '[]')
      from pg_constraint where conrelid = c.oid and contype <> 'n' and contype <> 't') as constraints,
    (select coalesce(json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text), '[]')
      from pg_index where indrelid = c.oid
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))) as indexes,
    (select coalesce(json_agg(json_build_object('name', policyname, 'roles', array_to_string(roles, ', '),
        'command', lower(cmd), 'using', qual, 'check', with_check) order by policyname), '[]')
      from pg_policies where schemaname = 'public' and tablename = c.relname) as policies,
    (select coalesce(json_agg(json_build_object('role', role, 'privileges', privileges) order by role), '[]')
      from (select grantee::regrole::text as role,
          string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
        from aclexplode(c.relacl) where grantee <> c.relowner and grantee <> 0 group by grantee) granted) as grants
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migration', 'function_set')
  order by c.relname`;
