import type { Pool } from 'pg';

/** A hash of every table, to check that nothing changed. */
export async function databaseState(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where (table_schema = 'public' and table_type = 'BASE TABLE') or (table_schema = 'graphile_worker' and table_name = '_private_jobs') order by 1`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as state from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; state: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
